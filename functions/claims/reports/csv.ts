import papaparse from 'papaparse'

/** A table that a spreadsheet opens: the mark has it read UTF-8, and nothing in it is a formula there. */
export const csvOf = (fields: readonly string[], data: readonly (readonly (number | string)[])[]): string =>
  `\ufeff${papaparse.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: true })}`

/** Further rows of such a table, without its names. */
export const csvRows = (data: readonly (readonly (number | string)[])[]): string =>
  papaparse.unparse(
    data.map((row) => [...row]),
    { escapeFormulae: true },
  )

/** Minor units as a spreadsheet adds them up: `1234.50`. */
export const plainMoney = (amount: number): string => (amount / 100).toFixed(2)
