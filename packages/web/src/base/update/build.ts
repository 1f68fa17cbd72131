/** Which build of the client this page is: a mark of all its files (build/offline.ts). Empty while it is developed. */
export const BUILD: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="haven-build"]')?.content ?? '')
