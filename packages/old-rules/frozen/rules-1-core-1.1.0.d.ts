export function compile(): unknown
