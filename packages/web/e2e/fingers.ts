/**
 * Runs in the page: what is pressed and is smaller than a finger needs. Links within a sentence are as high as their
 * line, and what lies on the map has rings and room of its own (`gallery.e2e.ts`).
 */
export function narrowTargets(inside = 'body'): string[] {
  const LEAST = 43.5
  const PRESSED = 'button, select, textarea, input, summary, a[href], [role="button"], [role="tab"], [role="switch"]'
  const around = [...document.querySelectorAll(inside)]
  const controls = around.flatMap((part) => [...part.querySelectorAll<HTMLElement>(PRESSED)])
  const faults = controls
    .filter((control) => control.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .filter((control) => !control.closest('.visually-hidden, .city, .skip-link'))
    .flatMap((control) => {
      const isInText = control.tagName === 'A' && getComputedStyle(control).display === 'inline'
      if (isInText) return []
      // A box or a dot is pressed by its words too.
      const box = control.matches('input') ? (control.closest('label') ?? control) : control
      const { width, height } = box.getBoundingClientRect()
      if (width === 0 && height === 0) return []
      const name = `${box.tagName.toLowerCase()}.${box.className.toString().replaceAll(' ', '.')}`
      const words = (box.textContent || box.getAttribute('aria-label') || '').trim().slice(0, 30)
      return width < LEAST || height < LEAST ? [`${name} "${words}" ${Math.round(width)}×${Math.round(height)}`] : []
    })
  return [...new Set(faults)]
}
