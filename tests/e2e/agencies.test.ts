import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees, seesNoMore } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { downloadsPdf, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('agencies', region)
let prepared: Prepared
let agent: Visitor
let desk: Visitor

chapter('the agent sends a quote to an agency that shares the client', async () => {
  prepared = await prepareQuote(region, 'Lindqvist Law Group')
  agent = meet(await visit(region))
  const { page } = agent
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'Ready to bind')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send quote to agency' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${prepared.quoteNumber} to an agency` })
  await dialog.getByLabel('Agency Name').fill('Red River Retail')
  await dialog.getByLabel('First name').fill('Kim')
  await dialog.getByLabel('Last name').fill('Osei')
  await dialog.getByLabel('Email').fill('kim@redriver.example')
  await agent.shot('54-send-agency')
  await dialog.getByRole('button', { name: 'Send Quote' }).click()
  await sees(page.getByText('Quotes successfully sent'))
  await seesNoMore(dialog)
  await waitForMail(
    platform().port,
    'kim@redriver.example',
    /sends Red River Retail this quote[\s\S]*\/validate\/wfl_(\w+)/,
  )
})

chapter('the dashboard tells which quotes wait for the agent', async () => {
  const { page } = agent
  await page.goto(`${new URL(page.url()).origin}/agency/dashboard`)
  await page.getByRole('button', { name: 'Waiting for me' }).click()
  await sees(page.getByText(prepared.quoteNumber))
  await agent.shot('55-waiting')
  await agent.resize('phone')
  await agent.shot('55-waiting')
})

chapter('the underwriter reads a draft of the policy', async () => {
  desk = meet(await visit(region))
  const { page } = desk
  await arrive(desk, underwriter, `/admin/quotes/${prepared.quoteId}`)
  const drafts = page.getByRole('region', { name: 'Draft previews' })
  await sees(drafts)
  await downloadsPdf(desk, drafts.getByRole('button', { name: 'Draft policy' }))
  await drafts.scrollIntoViewIfNeeded()
  await desk.shot('56-drafts')
})
