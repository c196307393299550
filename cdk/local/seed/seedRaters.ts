import { createCarrierRater, getCarrierRater, updateCarrierRater } from '#shared/contracts/rater/carriers.ts'
import type { PersonaId } from '#shared/domain/ids/ids.ts'
import type { RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import { publishedBeneath, rateBookFor } from '#shared/domain/rating/rateBooks.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { type Product, products } from '#shared/regions/products.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { dayIn } from './dayIn.ts'
import { partner } from './partnerCast.ts'

/** What a version of a carrier's rater sets, and why. */
interface Setting {
  readonly note: string
  readonly deviations: readonly RaterDeviation[]
}

/** By how much the carrier of a region deviates from the book: as it was agreed at first, and after a year's losses. */
export const raterSettings: Readonly<Record<RegionCode, readonly [agreed: Setting, since: Setting]>> = {
  us: [
    {
      note: 'As filed with the program: two percent below the book, more where breach law costs more.',
      deviations: [
        { factor: 0.98 },
        { state: 'MA', product: 'P100', factor: 1.04, minimumPremium: 1_200 },
        { state: 'NY', product: 'P100', factor: 1.08, minimumPremium: 1_500 },
        { state: 'TX', product: 'P100', factor: 1.02 },
        { product: 'P250', factor: 1.03 },
      ],
    },
    {
      note: 'Ransomware in Texas schools and Florida clinics ran above plan in three quarters; New York ran better.',
      deviations: [
        { factor: 0.98 },
        { state: 'FL', product: 'P100', factor: 1.07 },
        { state: 'MA', product: 'P100', factor: 1.04, minimumPremium: 1_200 },
        { state: 'NY', product: 'P100', factor: 1.05, minimumPremium: 1_500 },
        { state: 'TX', product: 'P100', factor: 1.055 },
        { product: 'P250', factor: 1.03 },
      ],
    },
  ],
  uk: [
    {
      note: 'As agreed for the binding authority: by the book, technology companies dearer for their errors and omissions.',
      deviations: [{ factor: 1 }, { product: 'Prime One Tech', factor: 1.05, minimumPremium: 1_500 }],
    },
    {
      note: 'Payment diversion fraud ran above plan in small business; large accounts earn a little back.',
      deviations: [
        { factor: 1 },
        { product: 'P100', factor: 1.035 },
        { product: 'P250', factor: 0.985 },
        { product: 'Prime One Tech', factor: 1.05, minimumPremium: 1_500 },
      ],
    },
  ],
  au: [
    {
      note: 'As agreed for the binding authority: two percent below the book, New South Wales dearer.',
      deviations: [{ factor: 0.98 }, { state: 'NSW', product: 'P100', factor: 1.04, minimumPremium: 900 }],
    },
    {
      note: 'Queensland ran above plan after the spring; New South Wales has come down.',
      deviations: [
        { factor: 0.98 },
        { state: 'NSW', product: 'P100', factor: 1.02, minimumPremium: 900 },
        { state: 'QLD', product: 'P100', factor: 1.045 },
      ],
    },
  ],
}

/** Who calls operations of a region. */
type Caller = Pick<RegionClient, 'call' | 'region'>

interface Hands {
  /** Of the provider, who sets the rater up as it was agreed. */
  readonly admin: Caller
  /** Of the carrier, who changes it since. */
  readonly carrier: Caller
  readonly carrierId: PersonaId
}

/**
 * Gives the carrier on the programme its rater, of two versions. It comes before what is sold, so that the prices of the
 * demo book show it. Called again it changes nothing.
 */
export const seedRater = async ({ admin, carrier, carrierId }: Hands): Promise<void> => {
  const { region } = admin
  const params = { carrierId }
  const kept = await unlessProblem('carrierRater.notFound', admin.call(getCarrierRater, { params }))
  if (kept !== undefined && kept.revision > 1) return
  const book = rateBookFor(region, 'P100', dayIn(region))
  if (book === undefined) throw new Error(`No book of ${region} prices today.`)
  const terms = {
    name: partner(region, 'carrier').organization,
    products: products.filter((each: Product) => book.products[each] !== undefined),
    states: [],
    rateBook: publishedBeneath(book.version),
    effectiveFrom: book.effectiveFrom,
    effectiveUntil: book.effectiveUntil,
  }
  const [agreed, since] = raterSettings[region]
  const set = ({ note, deviations }: Setting) => ({ ...terms, note, deviations: [...deviations] })
  if (kept === undefined) await admin.call(createCarrierRater, { params, body: set(agreed) })
  await carrier.call(updateCarrierRater, { params, body: { ...set(since), revision: 1 } })
}
