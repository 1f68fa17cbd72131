const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const DECIMAL = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** Never "0 %" for what can happen, never "100 %" for what may not. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1%'
  if (share > 0.99 && share < 1 - 1e-9) return '>99%'
  return PERCENT.format(share)
}

export const decimal = (number: number): string => DECIMAL.format(number)
