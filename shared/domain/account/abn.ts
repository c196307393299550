const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const

/** Whether eleven digits are an Australian business number: weighted, less one in the first, they divide by 89. */
export const isAbn = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  weights.reduce((sum, weight, at) => sum + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0) % 89 === 0

/** An Australian business number as it is written: the two digits that prove it, and the nine of the company's own by three. */
export const abnText = (digits: string): string => digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
