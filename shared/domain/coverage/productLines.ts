import { p100 } from '../../products/cyber/p100.ts'
import { p100Pro } from '../../products/cyber/p100Pro.ts'
import { p250 } from '../../products/cyber/p250.ts'
import { p250S } from '../../products/cyber/p250S.ts'
import { primeCloud } from '../../products/cyber/primeCloud.ts'
import { primeCloudPlus } from '../../products/cyber/primeCloudPlus.ts'
import { primeOne } from '../../products/cyber/primeOne.ts'
import { primeOneAu } from '../../products/cyber/primeOneAu.ts'
import { primeOneAuPlus } from '../../products/cyber/primeOneAuPlus.ts'
import { primeOnePlus } from '../../products/cyber/primeOnePlus.ts'
import { primeOneTech } from '../../products/cyber/primeOneTech.ts'
import { primeOneTechPlus } from '../../products/cyber/primeOneTechPlus.ts'
import { primeTech } from '../../products/cyber/primeTech.ts'
import { primeTechPlus } from '../../products/cyber/primeTechPlus.ts'
import { zsp } from '../../products/cyber/zsp.ts'
import { zspPlus } from '../../products/cyber/zspPlus.ts'
import { crime } from '../../products/management/crime/crime.ts'
import { directorsAndOfficers } from '../../products/management/directorsAndOfficers/directorsAndOfficers.ts'
import { employmentPractices } from '../../products/management/employmentPractices/employmentPractices.ts'
import { fiduciary } from '../../products/management/fiduciary/fiduciary.ts'
import type { Product } from '../../regions/products.ts'
import type { CoverageKey } from './coverageId.ts'
import type { ProductLine } from './productLine.ts'

/** Every product there is, by its code. */
export const productLines: Readonly<Record<Product, ProductLine>> = {
  P100: p100,
  P100_PRO: p100Pro,
  P250: p250,
  P250_S: p250S,
  'Prime Cloud': primeCloud,
  'Prime Cloud Plus': primeCloudPlus,
  'Prime One': primeOne,
  'Prime One AU': primeOneAu,
  'Prime One AU Plus': primeOneAuPlus,
  'Prime One Plus': primeOnePlus,
  'Prime One Tech': primeOneTech,
  'Prime One Tech Plus': primeOneTechPlus,
  'Prime Tech': primeTech,
  'Prime Tech Plus': primeTechPlus,
  SP_CRIME: crime,
  SP_DO: directorsAndOfficers,
  SP_EPL: employmentPractices,
  SP_FID: fiduciary,
  ZSP: zsp,
  'ZSP Plus': zspPlus,
}

const carried = new Map<Product, ReadonlySet<CoverageKey>>(
  Object.values(productLines).map(({ code, coverages }) => [code, new Set(coverages)]),
)

/** Whether a product carries a coverage. */
export const carries = (product: Product, key: CoverageKey): boolean => carried.get(product)?.has(key) ?? false

/** Whether a coverage is part of a product: as it is sold, on an endorsement also as it once was. */
export const hasPart = (
  { product, isEndorsement }: { readonly product: Product; readonly isEndorsement?: boolean | undefined },
  key: CoverageKey,
): boolean =>
  carries(product, key) || (isEndorsement === true && productLines[product].noLonger?.includes(key) === true)

const carriers = new Map<CoverageKey, Product[]>()
for (const { code, coverages } of Object.values(productLines))
  for (const key of coverages) carriers.set(key, [...(carriers.get(key) ?? []), code])

/** The codes of the products that carry a coverage. */
export const carriersOf = (key: CoverageKey): readonly Product[] => carriers.get(key) ?? []
