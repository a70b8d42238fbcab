package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * Handles for variables are remembered with their field; handles for methods are fine where a plain
 * call of the method needs no attention.
 */
@ModelOf("java/lang/invoke/MethodHandles$Lookup")
public final class LookupModel {

  private LookupModel() {}

  public static VarHandle findVarHandle(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    VarHandle handle = self.findVarHandle(type, name, fieldType);
    return Handles.remember(handle, Variable.of(type, name));
  }

  public static VarHandle findStaticVarHandle(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    VarHandle handle = self.findStaticVarHandle(type, name, fieldType);
    return Handles.remember(handle, Variable.of(type, name));
  }

  public static VarHandle unreflectVarHandle(MethodHandles.Lookup self, Field field, int site)
      throws IllegalAccessException {
    VarHandle handle = self.unreflectVarHandle(field);
    return Handles.remember(handle, Variable.of(field));
  }

  public static MethodHandle findVirtual(
      MethodHandles.Lookup self, Class<?> type, String name, MethodType methodType, int site)
      throws NoSuchMethodException, IllegalAccessException {
    Unattended.checkHandle(type, name, methodType, false, site);
    return self.findVirtual(type, name, methodType);
  }

  public static MethodHandle findStatic(
      MethodHandles.Lookup self, Class<?> type, String name, MethodType methodType, int site)
      throws NoSuchMethodException, IllegalAccessException {
    Unattended.checkHandle(type, name, methodType, true, site);
    return self.findStatic(type, name, methodType);
  }

  public static MethodHandle findSpecial(
      MethodHandles.Lookup self,
      Class<?> type,
      String name,
      MethodType methodType,
      Class<?> caller,
      int site)
      throws NoSuchMethodException, IllegalAccessException {
    Unattended.checkHandle(type, name, methodType, false, site);
    return self.findSpecial(type, name, methodType, caller);
  }

  public static MethodHandle findConstructor(
      MethodHandles.Lookup self, Class<?> type, MethodType methodType, int site)
      throws NoSuchMethodException, IllegalAccessException {
    Unattended.checkHandle(type, "<init>", methodType, false, site);
    return self.findConstructor(type, methodType);
  }

  public static MethodHandle bind(
      MethodHandles.Lookup self, Object receiver, String name, MethodType methodType, int site)
      throws NoSuchMethodException, IllegalAccessException {
    Unattended.checkHandle(receiver.getClass(), name, methodType, false, site);
    Operations.share(receiver);
    return self.bind(receiver, name, methodType);
  }

  public static MethodHandle unreflect(MethodHandles.Lookup self, Method method, int site)
      throws IllegalAccessException {
    Unattended.checkHandle(method, site);
    return self.unreflect(method);
  }

  public static MethodHandle unreflectSpecial(
      MethodHandles.Lookup self, Method method, Class<?> caller, int site)
      throws IllegalAccessException {
    Unattended.checkHandle(method, site);
    return self.unreflectSpecial(method, caller);
  }

  public static MethodHandle unreflectConstructor(
      MethodHandles.Lookup self, Constructor<?> constructor, int site)
      throws IllegalAccessException {
    Unattended.checkHandle(constructor, site);
    return self.unreflectConstructor(constructor);
  }

  public static MethodHandle findGetter(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    MethodHandle handle = self.findGetter(type, name, fieldType);
    Unattended.checkField(Variable.of(type, name), "findGetter", site);
    return handle;
  }

  public static MethodHandle findSetter(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    MethodHandle handle = self.findSetter(type, name, fieldType);
    Unattended.checkField(Variable.of(type, name), "findSetter", site);
    return handle;
  }

  public static MethodHandle findStaticGetter(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    MethodHandle handle = self.findStaticGetter(type, name, fieldType);
    Unattended.checkField(Variable.of(type, name), "findStaticGetter", site);
    return handle;
  }

  public static MethodHandle findStaticSetter(
      MethodHandles.Lookup self, Class<?> type, String name, Class<?> fieldType, int site)
      throws NoSuchFieldException, IllegalAccessException {
    MethodHandle handle = self.findStaticSetter(type, name, fieldType);
    Unattended.checkField(Variable.of(type, name), "findStaticSetter", site);
    return handle;
  }

  public static MethodHandle unreflectGetter(MethodHandles.Lookup self, Field field, int site)
      throws IllegalAccessException {
    MethodHandle handle = self.unreflectGetter(field);
    Unattended.checkField(Variable.of(field), "unreflectGetter", site);
    return handle;
  }

  public static MethodHandle unreflectSetter(MethodHandles.Lookup self, Field field, int site)
      throws IllegalAccessException {
    MethodHandle handle = self.unreflectSetter(field);
    Unattended.checkField(Variable.of(field), "unreflectSetter", site);
    return handle;
  }

  public static Class<?> ensureInitialized(MethodHandles.Lookup self, Class<?> type, int site)
      throws IllegalAccessException {
    Class<?> initialized = self.ensureInitialized(type);
    Hooks.initialize(type);
    return initialized;
  }
}
