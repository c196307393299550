import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { answerCookies, reads, sees, seesNoMore } from './seeing.ts'
import { openLetter, stateByLaw } from './steps/offer.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { deed, downloadsPdf, quoteTotal, requestToBind, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('questionnaire', region)
let agent: Visitor
let insured: Visitor
let prepared: Prepared
let total = 0

/** Goes on to the page that is read once more before it is handed in. */
const goToTheEnd = async ({ page }: Visitor): Promise<void> => {
  for (;;) {
    const said = await page.getByText(/^Page \d+ of \d+$/).textContent()
    const last = page.getByRole('button', { name: 'Save and check' })
    if (await last.isVisible()) {
      await last.click()
      return sees(page.getByRole('heading', { name: 'Hand in' }))
    }
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await seesNoMore(page.getByText(said ?? '', { exact: true }))
  }
}

chapter('the agent sends the questionnaire of a quote to the insured', async () => {
  prepared = await prepareQuote(region, 'Cascade Legal')
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'Ready to bind')
  total = await quoteTotal(agent)
  const { page } = agent
  await page
    .getByRole('region', { name: 'What was answered for the company' })
    .getByRole('button', { name: 'Send questionnaire' })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Have .* answer the questionnaire$/ })
  await dialog.getByLabel('Who answers').fill(`${prepared.client.firstName} ${prepared.client.lastName}`)
  await dialog.getByLabel('Email').fill(prepared.client.email)
  await dialog.getByLabel('Note').fill('Please have your IT provider look at the questions on backups.')
  await agent.shot('60-send-questionnaire')
  await dialog.getByRole('button', { name: 'Send questionnaire' }).click()
  await sees(page.getByText(/^The questionnaire is with Robin Ashby/))
})

chapter('who opens it on a phone with the one-time code, and finds what is answered already', async () => {
  insured = meet(await visit(region, 'phone'))
  await openLetter(insured, prepared, { says: 'Please answer by', leadsTo: '**/answer' })
  const { page } = insured
  await sees(page.getByRole('heading', { level: 1, name: `Questions about ${prepared.client.name}` }))
  await sees(page.getByText(/Please have your IT provider/))
  await sees(page.getByText(/^By the agency: /).first())
  await answerCookies(page)
  await insured.shot('60-questionnaire')
  await fits(insured)
  expect(await barriers(insured)).toEqual([])
})

chapter('answers otherwise on the first page, and goes on where they left off', async () => {
  const { page } = insured
  await page.getByRole('radio', { name: 'No', exact: true }).first().check({ force: true })
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await sees(page.getByText(/^Page 2 of \d+$/))
  await sees(page.getByText(/^Kept /))
  await insured.shot('60-questionnaire-second')
  await page.reload()
  await sees(page.getByText(/^Page 2 of \d+$/))
  await page.getByRole('button', { name: 'Back' }).click()
  await sees(page.getByText(/^Page 1 of \d+$/))
  expect(await page.getByRole('radio', { name: 'No', exact: true }).first().isChecked()).toBe(true)
})

chapter('reads it once more and hands it in, and the link takes nothing else', async () => {
  const { page } = insured
  await goToTheEnd(insured)
  await insured.shot('61-questionnaire-check')
  await page.getByRole('checkbox', { name: /^I answer for / }).check()
  await page.getByRole('heading', { name: 'Hand in' }).scrollIntoViewIfNeeded()
  await insured.shot('61-questionnaire-hand-in')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await sees(page.getByRole('heading', { level: 1, name: /the questionnaire is handed in$/ }))
  await insured.shot('61-questionnaire-done')
  await page.reload()
  await sees(page.getByRole('heading', { level: 1, name: /the questionnaire is handed in$/ }))
})

chapter('the agent sees whose word it is now, and the quote priced with it', async () => {
  const { page } = agent
  const again = async () => {
    await page.reload()
    return quoteTotal(agent)
  }
  await reads(again, (now) => now > total, 'the price with the answers')
  await stands(agent, 'Ready to bind')
  await sees(page.getByText(/^Questionnaire handed in by Robin Ashby on /))
  await page.getByRole('button', { name: /^Show \d+ answers$/ }).click()
  await sees(page.getByText(/^Self-reported by the insured: Robin Ashby/).first())
  await page.getByRole('heading', { name: 'What was answered for the company' }).scrollIntoViewIfNeeded()
  await agent.shot('62-handed-in')
})

chapter('and sends it to be signed', async () => {
  const { page } = agent
  await requestToBind(agent, prepared.client)
  await deed(agent, 'Send to be signed').click()
  const dialog = page.getByRole('dialog', { name: /^Have the application of Q-/ })
  await dialog.getByLabel('Who signs').fill('Robin Ashby')
  await dialog.getByLabel('Email').fill(prepared.client.email)
  await dialog.getByRole('button', { name: 'Send to be signed' }).click()
  await sees(page.getByText(/^The application is on its way to /))
})

chapter('which the insured does on the phone, stating by name what the law asks for', async () => {
  await openLetter(insured, prepared, { says: 'and to sign it', leadsTo: '**/sign/P100' })
  const { page } = insured
  await sees(page.getByRole('heading', { level: 1, name: `Application of ${prepared.client.name}` }))
  await sees(page.getByRole('group', { name: 'What you state' }).getByText(/^Terrorism cover (accepted|rejected)$/))
  await stateByLaw(insured)
  await page.getByLabel('Your full name').fill('Robin Ashby')
  await page.getByRole('checkbox', { name: /^I have read all of it/ }).check()
  await page.getByRole('heading', { name: 'Sign', exact: true }).scrollIntoViewIfNeeded()
  await insured.shot('63-sign')
  await fits(insured)
  await page.getByRole('button', { name: 'Sign the application' }).click()
  await page.waitForURL('**/application-signed**')
  await insured.shot('63-signed')
})

chapter('and the agent sees who signed, and what was stated', async () => {
  const { page } = agent
  await page.reload()
  await sees(page.getByText(/^Signed by Robin Ashby on /))
  await sees(page.getByText(/^Stated by Robin Ashby on .*Terrorism cover/))
})

chapter('makes a link to the offer, which whoever has it reads until it is taken back', async () => {
  const { page } = agent
  await page.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a link to this offer' })
  await dialog.getByLabel('For whom').fill('The board')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const made = page.getByRole('dialog', { name: 'Your link' })
  const link = (await made.locator('code').textContent()) ?? ''
  await agent.shot('64-link-made')
  await made.getByRole('button', { name: 'Close' }).last().click()
  const board = meet(await visit(region))
  await board.page.goto(link)
  await sees(board.page.getByRole('heading', { level: 1, name: `Cyber insurance for ${prepared.client.name}` }))
  await answerCookies(board.page)
  await board.shot('64-shared-offer')
  expect(await board.page.getByText(prepared.client.email).count()).toBe(0)
  await downloadsPdf(board, board.page.getByRole('button', { name: 'Download proposal' }))
  await board.resize('phone')
  await board.shot('64-shared-offer')
  await fits(board)
  await page.reload()
  await sees(page.getByText(/^Opened (once|\d+ times)/))
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog', { name: 'Take this link back?' }).getByRole('button', { name: 'Take back' }).click()
  await sees(page.getByText(/^Taken back /))
  await board.page.reload()
  await sees(board.page.getByRole('heading', { level: 1, name: 'This link shows nothing' }))
})
