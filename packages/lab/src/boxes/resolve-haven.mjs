// A hook for boxes that live outside this project: what they import from @haven/… is what is installed here.
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    if (!specifier.startsWith('@haven/')) throw error
    return next(specifier, { ...context, parentURL: import.meta.url })
  }
}
