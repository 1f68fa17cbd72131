// A hook for boxes that live outside this project: what they import from @haven/… is what is installed here.
const packages = new URL('../../', import.meta.url).href

/** Boxes from before the engine had doors take their parts from its front door: they get the kit, which holds both. */
const forBoxes = (specifier, { parentURL }) =>
  specifier === '@haven/engine' && !parentURL?.startsWith(packages) ? '@haven/engine/kit' : specifier

export async function resolve(asked, context, next) {
  const specifier = forBoxes(asked, context)
  try {
    return await next(specifier, context)
  } catch (error) {
    if (!specifier.startsWith('@haven/')) throw error
    return next(specifier, { ...context, parentURL: import.meta.url })
  }
}
