import { people } from '#cdk/local/seed/cast.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { createCarrierRater, updateCarrierRater } from '#shared/contracts/rater/carriers.ts'
import { rateBook } from '#shared/domain/rating/rateBooks.ts'
import { type Product, products } from '#shared/regions/products.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('raters', region)
  const book = `p100-${region}-2026-1`
  const product: Product = products.find((each) => rateBook(book)?.products[each] !== undefined) ?? 'P100'
  let carrierId = ''
  let underwriter: Visitor
  let staff: Visitor

  /** A carrier of the region, and somebody who underwrites for it. */
  const aCarrier = async (name: string, hostname: string) => {
    const contactEmail = `vera@${hostname}.example`
    const contact = { contactFirstName: 'Vera', contactLastName: 'Lund', contactEmail, contactPhone: superAdmin.phone }
    const api = await clientOf(superAdmin)
    const { id } = await api.call(createPersonaRecord, {
      params: { type: 'carrier' },
      body: { name, hostname, ...contact },
    })
    return {
      id,
      person: await newcomer(region, { email: contactEmail, role: 'Carrier Underwriter', organizationId: id }),
    }
  }

  chapter('a carrier’s underwriter reads what its rater does, every version of it and what each changed', async () => {
    const { id, person } = await aCarrier(`Oakmark ${region.toUpperCase()}`, `oakmark-${region}`)
    carrierId = id
    const api = await clientOf(superAdmin)
    const params = { carrierId }
    const terms = {
      name: `Oakmark ${region.toUpperCase()}`,
      products: [product],
      states: [],
      rateBook: book,
      effectiveFrom: '2026-01-01' as const,
      effectiveUntil: null,
    }
    await api.call(createCarrierRater, { params, body: { ...terms, deviations: [{ factor: 1.1 }] } })
    await api.call(updateCarrierRater, {
      params,
      body: {
        ...terms,
        deviations: [{ factor: 1.2075, minimumPremium: 1_500 }],
        note: 'Ransomware losses of last year',
        revision: 1,
      },
    })
    underwriter = meet(await visit(region))
    await arrive(underwriter, person, '/carrier/rater')
    const { page } = underwriter
    await sees(page.getByRole('heading', { level: 1, name: /Oakmark/ }))
    await sees(page.getByText('Not on the programme: prices nothing'))
    await sees(page.getByRole('table', { name: 'What it does to the book’s price' }).getByText('× 1.2075'))
    const versions = page.getByRole('table', { name: 'Versions' })
    await sees(versions.getByText('Ransomware losses of last year'))
    await versions.getByRole('button', { name: 'Show more' }).first().click()
    await sees(page.getByText(/× 1.1 → × 1.2075 \(\+9.77.?%\)/))
    for (const row of [1, 2]) await versions.getByRole('checkbox').nth(row).check()
    await sees(page.getByRole('heading', { name: 'From version 1 to version 2' }))
    await underwriter.shot('150-carriers-rater')
    await underwriter.resize('phone')
    await underwriter.shot('150-carriers-rater')
    await underwriter.resize('laptop')
    await seesNoMore(page.getByRole('button', { name: 'Change' }))
  })

  chapter('the underwriter of another carrier reads nothing of it', async () => {
    const { person } = await aCarrier(`Elmgate ${region.toUpperCase()}`, `elmgate-${region}`)
    const rival = meet(await visit(region))
    await arrive(rival, person, '/carrier/rater')
    await sees(rival.page.getByText('No rater is set up for you'))
    await seesNoMore(rival.page.getByText(/Oakmark/))
    await rival.shot('151-no-rater')
  })

  chapter('staff read the same, and come there from the list of carriers', async () => {
    staff = meet(await visit(region))
    await arrive(staff, superAdmin, '/admin/reference?area=carriers')
    const { page } = staff
    await page
      .getByRole('row', { name: /Oakmark/ })
      .getByRole('link')
      .first()
      .click()
    await sees(page.getByRole('heading', { level: 1, name: /Oakmark/ }))
    await sees(page.getByRole('table', { name: 'Versions' }).getByText('The first'))
    await staff.shot('152-carriers-rater-of-staff')
  })
}
