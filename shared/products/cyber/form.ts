import type { ProductLine } from '#shared/domain/coverage/productLine.ts'

/** The base form of every cyber product. */
export const form: ProductLine['form'] = {
  letters: 'CY',
  title: {
    us: 'Cyber insurance policy',
    uk: 'Cyber insurance policy wording',
    au: 'Cyber insurance policy wording',
  },
}
