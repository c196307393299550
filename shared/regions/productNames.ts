import { isProduct, type Product } from './products.ts'

const names: Readonly<Partial<Record<Product, string>>> = {
  P100: 'Cyber Standard',
  P100_PRO: 'Cyber Professional',
  P250: 'Cyber Midmarket',
  P250_S: 'Cyber Midmarket S',
  SP_CRIME: 'Select Plus Crime',
  SP_DO: 'Select Plus Directors and Officers',
  SP_EPL: 'Select Plus Employment Practices',
  SP_FID: 'Select Plus Fiduciary',
  ZSP: 'Small Business Starter',
  'ZSP Plus': 'Small Business Starter Plus',
}

/**
 * What a product is called on screens, in documents and e-mails: its name with the code that carriers know it by
 * (`Cyber Standard (P100)`). One that is sold no longer is told by its code.
 */
export const productNameOf = (product: string): string => {
  const name = isProduct(product) ? names[product] : undefined
  return name === undefined ? product : `${name} (${product})`
}
