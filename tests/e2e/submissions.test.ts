import { expect } from 'vitest'
import { describeAccount, priceDraft } from '#cdk/local/journey/steps.ts'
import { writeMail } from '#cdk/local/journey/writeMail.ts'
import { demoAgencies, people } from '#cdk/local/seed/cast.ts'
import { getSubmission } from '#shared/contracts/account/submissions.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { AccountId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { companyOf } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('submissions', region)
const { producer, otherProducer, underwriter } = people(region)
const company = companyOf(region, 'Quail Hollow Creative Co.', 1_000_000)
const agencyName = demoAgencies(region)[0]?.name ?? ''
let desk: Visitor
let number: string

/** In the open form, picks the company from the register. */
const picks = async ({ page }: Visitor): Promise<void> => {
  const form = page.getByRole('dialog', { name: 'New submission' })
  await form.getByLabel('Account Name').fill('')
  await form.getByLabel('Account Name').pressSequentially(company.name.slice(0, 12), { delay: 20 })
  await page.getByRole('option', { name: company.name }).click()
  await expect.poll(() => form.getByLabel('City').inputValue()).not.toBe('')
}

const opens = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('row', { name: company.name }).click()
  await sees(page.getByRole('heading', { level: 1, name: /^SUB-US-/ }))
}

chapter('an underwriter makes a submission of a broker’s mail', async () => {
  await writeMail(
    { port: platform().port, region },
    {
      from: 'Paula Finch <paula@finch.example>',
      subject: 'New business: Quail Hollow Creative',
      text: 'Hello,\n\nplease quote cyber for this client.\n\nPaula',
    },
  )
  desk = meet(await visit(region))
  await arrive(desk, underwriter, '/admin/mail')
  const { page } = desk
  await page.getByRole('link', { name: 'New business: Quail Hollow Creative' }).click()
  await page.getByRole('button', { name: 'Make a submission' }).click()
  const form = page.getByRole('dialog', { name: 'New submission' })
  await form.getByLabel('Agency').fill(agencyName.slice(0, 6))
  await page.getByRole('option', { name: agencyName }).click()
  await picks(desk)
  await desk.shot('94-new-submission')
  await form.getByRole('button', { name: 'Submit' }).click()
  await sees(page.getByText(/^SUB-US-\d+ is received$/))
  await opens(desk)
  number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await sees(page.getByRole('link', { name: 'Open the mail it came with' }))
  await desk.shot('95-submission')
})

chapter('another agency that brings the company is held, and learns nothing of whose it is', async () => {
  const other = meet(await visit(region))
  await arrive(other, otherProducer, '/agency/submissions')
  const { page } = other
  await page.getByRole('button', { name: 'New submission' }).first().click()
  await picks(other)
  await page.getByRole('dialog', { name: 'New submission' }).getByRole('button', { name: 'Submit' }).click()
  await sees(page.getByText(/^SUB-US-\d+ is received$/))
  await opens(other)
  await sees(page.getByText('Another agency was first with this company.', { exact: false }))
  expect(await page.getByRole('main').textContent()).not.toContain(agencyName)
  await other.resize('phone')
  await other.shot('96-held')
})

chapter(
  'the agency says what is missing, and the underwriter says that everything is there and certifies it',
  async () => {
    const agent = meet(await visit(region))
    await arrive(agent, producer, `/agency/dashboard?tab=submissions`)
    await opens(agent)
    const { page } = agent
    await sees(page.getByText('An underwriter still needs: whom the policy goes to.'))
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: `Edit ${number}` })
    await form.getByLabel('First Name').fill('Robin')
    await form.getByLabel('Last Name').fill('Ashby')
    await form.getByLabel('Email').fill(company.contactEmail)
    await form.getByRole('button', { name: 'Save' }).click()
    await sees(page.getByText(`${number} is saved`))

    await desk.page.reload()
    await desk.page.getByRole('button', { name: 'Everything is there' }).click()
    await sees(desk.page.getByText(`${number} is complete`))
    await desk.page.getByRole('button', { name: 'Certify' }).click()
    await sees(desk.page.getByText(`${number} is certified`))
  },
)

chapter('a quote for the company is the submission’s, which says so', async () => {
  const agent = await clientOf(producer)
  const { page } = desk
  const link = await page.getByRole('link', { name: company.name }).getAttribute('href')
  const accountId = AccountId.parse(link?.split('/').at(-1))
  await describeAccount(agent, accountId, company)
  const body = {
    accountId,
    product: 'P100' as const,
    calculatorGeneratedData: { presets: 2 as const, aggregateLimit: company.limit, deductible: company.deductible },
  }
  const { id } = await agent.call(addP250CartQuote, { body })
  const { quoteNumber } = await priceDraft(agent, accountId, QuoteId.parse(id))
  const submissionId = SubmissionId.parse(new URL(page.url()).pathname.split('/').at(-1))
  const told = async () => (await agent.call(getSubmission, { params: { submissionId } })).status
  await expect.poll(told).toBe('QUOTED')
  await page.reload()
  await sees(page.getByRole('link', { name: quoteNumber }))
  await sees(page.getByText('Quoted', { exact: true }).first())
  await desk.shot('97-quoted')
  await page.goto('/admin/submissions')
  await sees(page.getByRole('row', { name: company.name }).first())
  await desk.shot('98-submissions')
  await desk.resize('phone')
  await desk.shot('98-submissions')
})
