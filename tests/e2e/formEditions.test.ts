import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { RegionClient } from '#cdk/local/journey/client.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { searchAllAgentLicenses, updateAgentLicense } from '#shared/contracts/agency/agentLicenses.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { QuoteId, UserId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { openYearOld, type YearOld } from './steps/yearOld.ts'
import { type Visitor, visit } from './visitor.ts'

/** What the producer may sell by where the country licenses as a whole, renewed: it would end before cover begins. */
const renewLicense = async (admin: RegionClient, email: string) => {
  const { hits } = await admin.call(searchAllAgentLicenses, { query: { email } })
  for (const { id, agentId, number, expirationDate } of hits.filter((each) => each.state === undefined))
    await admin.call(updateAgentLicense, {
      body: { id, agentId: UserId.parse(agentId), number, expirationDate: addYears(expirationDate, 2) },
    })
}

/** The edition of the policy form that staff bring into the book while a policy of the one before is in force. */
const newer = '12 26'

const tell = (region: RegionCode) => {
  const { chapter, meet } = story('formEditions', region)
  const formNumber = `PAL-CY-${region.toUpperCase()}-001`
  let old: YearOld
  let agent: Visitor
  let quoteId: QuoteId
  beforeAll(async () => {
    old = await openYearOld(region)
  }, 300_000)
  afterAll(() => old.close())

  /** The line of the policy's forms that names its policy form. */
  const carriedBy = async (policyId: string) => {
    await agent.page.goto(`/agency/policies/${policyId}`)
    const line = agent.page.getByRole('listitem').filter({ hasText: formNumber })
    await sees(line)
    return line
  }

  chapter(
    'staff bring a new edition of the policy form into the book, for policies that begin from today on',
    async () => {
      const { port } = old.platform
      const staff = meet(await visit(region, 'laptop', port))
      const { page } = staff
      await arrive(staff, people(region).superAdmin, `/admin/forms?search=${formNumber}`)
      await page
        .getByRole('row', { name: new RegExp(formNumber) })
        .getByRole('button', { name: /Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'New edition' }).click()
      const dialog = page.getByRole('dialog', { name: `New edition of ${formNumber}` })
      await dialog.getByLabel('Edition').fill(newer)
      await dialog.getByLabel('Status').click()
      await page.getByRole('option', { name: 'In use' }).click()
      if (region === 'us') await dialog.getByLabel('Filings').fill(`${old.made.company.state} PALI-134567890`)
      const wording = dialog.getByLabel('Wording')
      const words = await wording.inputValue()
      await wording.fill('')
      await dialog.getByRole('button', { name: 'Add form' }).click()
      const refused = dialog.getByText(`Edition ${newer} of form ${formNumber}`)
      await sees(refused)
      // Where the eyes are: the form is longer than the window.
      expect((await refused.boundingBox())?.y).toBeGreaterThan(60)
      await staff.shot('195-form-says-nothing')
      await wording.fill(words)
      await staff.shot('195-form-edition')
      await dialog.getByRole('button', { name: 'Add form' }).click()
      await sees(page.getByText(`Form ${formNumber}, edition ${newer}, is in the book as a draft.`))
      await sees(page.getByRole('row', { name: new RegExp(`${formNumber}.*${newer}.*Draft`) }))
      expect(await page.getByRole('button', { name: /^Look at / }).count()).toBe(0)
      await staff.shot('196-forms-wait')
    },
  )

  chapter('what policies carry takes a second person, who looks at it and approves it', async () => {
    const second = meet(await visit(region, 'laptop', old.platform.port))
    const { page } = second
    await arrive(second, people(region).bookkeeper, `/admin/forms?search=${formNumber}`)
    await page.getByRole('button', { name: `Look at ${formNumber}, edition ${newer}, and approve it` }).click()
    const dialog = page.getByRole('dialog', { name: `Approve ${formNumber}, edition ${newer}` })
    await sees(dialog.getByText('Now: Draft'))
    await second.shot('196-form-approve')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await sees(page.getByText(`Form ${formNumber}, edition ${newer}, is as it was proposed`))
    await sees(page.getByRole('row', { name: new RegExp(`${formNumber}.*${newer}.*In force`) }))
    await second.shot('196-forms')
  })

  chapter('the policy of last year keeps the edition that it was issued with', async () => {
    agent = meet(await visit(region, 'laptop', old.platform.port))
    await arrive(agent, people(region).producer)
    await sees((await carriedBy(old.made.policyId)).getByText('Edition 01 26'))
    await agent.shot('197-forms-before')
  })

  chapter('its renewal says which form is another', async () => {
    const { page } = agent
    await page.getByRole('button', { name: 'Renew', exact: true }).click()
    await page.getByRole('button', { name: 'Quote the renewal' }).click()
    await page.getByRole('link', { name: 'See the price' }).click()
    await sees(page.getByRole('heading', { name: 'What changed in the forms' }))
    await sees(page.getByText(new RegExp(`${formNumber}, .*: edition 01 26, now ${newer}`)))
    await agent.shot('198-forms-changed')
    await agent.resize('phone')
    await fits(agent)
    await agent.shot('198-forms-changed')
    await agent.resize('laptop')
    quoteId = QuoteId.parse(new URL(page.url()).searchParams.get('quoteId'))
  })

  chapter('bound and issued, the renewal carries the new edition and the policy before its own', async () => {
    const { port } = old.platform
    const { admin, agent: calls, anyone } = await signIn(region, port)
    await renewLicense(admin, people(region).producer.email)
    const quote = await calls.call(getQuote, { params: { quoteId } })
    const renewed = await bindAndIssue({ agent: calls, anyone, port }, quote, old.made.company)
    await sees((await carriedBy(renewed.id)).getByText(`Edition ${newer}`))
    await agent.shot('199-forms-after')
    const before = await carriedBy(old.made.policyId)
    await sees(before.getByText('Edition 01 26'))
    expect(await before.getByText(newer).count()).toBe(0)
  })
}

for (const region of everywhere) describe(region, () => tell(region))
