import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { addPersonaToProgramme, removePersonaFromProgramme } from '#shared/contracts/account/relationships.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { minorUnits, reads, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { cards, goToPaymentPage, openPaymentLink, typeCard } from './steps/payment.ts'
import { amountBeside, beside, shotAtBothWidths } from './steps/policy.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Whitetail Realty LLC',
  uk: 'Marlow Security',
  au: 'Ingleby Financial Planning',
}

const financer = 'Tidewater Premium Finance'
const downPayment = 30_000

/** The insured finances the premium with somebody else, who pays for them and is not repaid. */
const tell = (region: RegionCode) => {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('financer', region)
  let staff: Visitor
  let insured: Visitor
  let processor: Visitor
  let personaId: PersonaId
  let issued: Issued
  let price = 0

  const panel = (of = staff) => of.page.getByRole('region', { name: 'Payment', exact: true })
  const dialog = (name: RegExp | string, of = staff) => of.page.getByRole('dialog', { name })
  const email = `ada@causeway-${region}.example`

  /** A premium processor has its share in the whole book, and somebody of it at work. */
  const joinsProgramme = async () => {
    const api = await clientOf(superAdmin)
    const contact = { contactFirstName: 'Ada', contactLastName: 'Archer', contactEmail: email }
    const { id } = await api.call(createPersonaRecord, {
      params: { type: 'premiumprocessor' },
      body: {
        ...contact,
        name: `Causeway Premium ${region.toUpperCase()}`,
        hostname: `causeway-${region}`,
        contactPhone: superAdmin.phone,
      },
    })
    personaId = PersonaId.parse(id)
    await api.call(addPersonaToProgramme, { params: { personaId }, body: {} })
    await newcomer(region, { email, role: 'Premium Processor Clerk', organizationId: id })
  }

  chapter('the premium financer is added with its terms, and the installment that they give is shown', async () => {
    await joinsProgramme()
    issued = await preparePolicy(region, companies[region])
    staff = meet(await visit(region))
    const { page } = staff
    await arrive(staff, superAdmin, `/admin/policies/${issued.policyId}`)
    await panel()
      .getByRole('button', { name: /^Add premium financ/ })
      .click()
    const terms = dialog(/premium financ/i)
    const hint = (await terms.getByText(/is due\. The insured pays/).textContent()) ?? ''
    price = minorUnits(/[$£][\d,.]*\d/.exec(hint)?.[0] ?? '')
    await terms.getByRole('textbox', { name: 'Financer name' }).fill(financer)
    await terms.getByRole('textbox', { name: 'Down payment' }).fill(String(downPayment / 100))
    await terms.getByRole('textbox', { name: 'APR' }).fill('7.5')
    await terms.getByRole('textbox', { name: /^Number of instal/ }).fill('9')
    await terms.getByRole('button', { name: 'Add', exact: true }).click()
    await sees(page.getByText(/^Premium Financer added/))
    expect(await amountBeside(panel(), /^Insured’s part/)).toBe(downPayment)
    await shotAtBothWidths(staff, '185-financer-added', panel())
  })

  chapter('the insured is asked for the own part alone, pays it, and owes nothing more', async () => {
    insured = meet(await visit(region, 'phone'))
    const { page } = insured
    await openPaymentLink(insured, issued.client, issued.policyNumber)
    await sees(page.getByText('Your part', { exact: true }))
    await sees(page.getByText(new RegExp(`^${financer} pays`)))
    expect(await barriers(insured)).toEqual([])
    await fits(insured)
    await insured.shot('186-own-part')
    await goToPaymentPage(insured, downPayment)
    await typeCard(insured, cards.accepted, 'Robin Ashby')
    await page.waitForURL('**/accountant-payment*')
    await sees(page.getByText('Nothing is due from you'))
    await insured.shot('187-financer-pays-the-rest')
  })

  chapter(
    'a clerk of the premium processor finds what the financer owes, records its wire, and the policy is paid',
    async () => {
      processor = meet(await visit(region))
      const { page } = processor
      await arrive(processor, { email, password: superAdmin.password }, '/premiumprocessor/financed')
      await page.getByText('Financer to pay').click()
      await page.getByRole('link', { name: companies[region] }).click()
      await panel(processor)
        .getByRole('button', { name: /financer’s payment/ })
        .click()
      const wire = dialog(/financer’s payment/, processor)
      await wire.getByRole('textbox', { name: /amount$/i }).fill(String((price - downPayment) / 100))
      await wire.getByRole('textbox', { name: /reference$/i }).fill(`WIRE-${issued.policyNumber}`)
      await wire.getByRole('button', { name: 'Record payment' }).click()
      await sees(page.getByText('The financer’s payment is recorded.'))
      await sees(panel(processor).getByText('Paid', { exact: true }))
      expect(await amountBeside(panel(processor), 'Paid so far')).toBe(price)
      await page.goto('/premiumprocessor/dashboard')
      await sees(page.getByRole('region', { name: 'Financing' }).getByText('Financers owe'))
      await processor.shot('187-processor-home')
      const api = await clientOf(superAdmin)
      await api.call(removePersonaFromProgramme, { params: { personaId }, body: {} })
    },
  )

  chapter('it is not repaid, and ends the policy: what comes back is its own first', async () => {
    const { page } = staff
    const params = { policyId: PolicyId.parse(issued.policyId) }
    const client = await clientOf(superAdmin)
    await reads(
      () => client.call(getPolicy, { params, query: {} }),
      ({ paymentStatus }) => paymentStatus === 'Paid',
      'that the policy is paid',
    )
    await page.reload()
    await panel().getByRole('button', { name: 'Cancel for financer' }).click()
    const end = dialog(/for its financer$/)
    const owed = price - downPayment
    await end.getByRole('textbox', { name: 'Owed to the financer' }).fill(String(owed / 100))
    const back = await amountBeside(end, 'Returned')
    expect(back).toBeGreaterThan(0)
    await shotAtBothWidths(staff, '188-cancel-for-financer', beside(end, 'Returned'))
    await end.getByRole('button', { name: 'Cancel for financer' }).click()
    await sees(page.getByText('Policy cancelled for its financer'))
    await sees(page.getByText(/^This policy is cancelled: cover ends/))
    await staff.shot('189-ended-for-financer')
  })
}

for (const region of everywhere) describe(region, () => tell(region))
