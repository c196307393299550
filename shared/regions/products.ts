/** Product lines by the names they have on the wire and on the screen (identity-and-public, section 1). */
export const products = [
  'P100',
  'P100_PRO',
  'P250',
  'P250_S',
  'Prime Cloud',
  'Prime Cloud Plus',
  'Prime One',
  'Prime One AU',
  'Prime One AU Plus',
  'Prime One Plus',
  'Prime One Tech',
  'Prime One Tech Plus',
  'Prime Tech',
  'Prime Tech Plus',
  'SP_CRIME',
  'SP_DO',
  'SP_EPL',
  'SP_FID',
  'ZSP',
  'ZSP Plus',
] as const

export type Product = (typeof products)[number]

/** The P250 line, whose operations have paths of their own. */
export const p250Products = ['P250', 'P250_S'] as const satisfies readonly Product[]

export const isProduct = (value: unknown): value is Product => products.some((product) => product === value)
