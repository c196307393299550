import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'uk'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('conversation', region)
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`
const plan = 'A signed copy of the incident response plan'
const question = `@${nameOf(producer)} When does the signed plan come?`
let agent: Visitor
let desk: Visitor
let prepared: Prepared

const conversation = ({ page }: Visitor) => page.getByRole('region', { name: 'Conversation' })
const asked = ({ page }: Visitor, name: 'Subjectivities' | 'To be brought') =>
  page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: plan })

const pictures = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.shot(name)
  await visitor.resize('phone')
  await fits(visitor)
  await visitor.shot(name)
  await visitor.resize('laptop')
}

chapter('the underwriter asks for a plan, and the agent by name when it comes, with the keyboard alone', async () => {
  prepared = await prepareQuote(region, 'Castle Hill Advisory', 4_000_000)
  desk = meet(await visit(region))
  await arrive(desk, underwriter, `/admin/quotes/${prepared.quoteId}`)
  const { page } = desk
  await page.getByRole('region', { name: 'Subjectivities' }).getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a subjectivity' })
  await dialog.getByLabel('What must be brought?').fill(plan)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await sees(asked(desk, 'Subjectivities').getByText('Open'))
  const text = conversation(desk).getByLabel('Write to the agency')
  await text.scrollIntoViewIfNeeded()
  await text.pressSequentially(`@${producer.firstName.toLowerCase()}`)
  await sees(page.getByRole('option', { name: nameOf(producer) }))
  expect(await barriers(desk)).toEqual([])
  // Another width arranges the desk anew, and what is being typed with it.
  await desk.shot('75-mention')
  await text.press('ArrowDown')
  await text.press('ArrowUp')
  await text.press('Enter')
  expect(await text.inputValue()).toBe(`@${nameOf(producer)} `)
  await text.pressSequentially('When does the signed plan come?')
  await conversation(desk).getByRole('button', { name: 'Send' }).click()
  await sees(conversation(desk).getByRole('listitem').filter({ hasText: question }))
  expect(await text.inputValue()).toBe('')
})

chapter('the agent is told by mail and in the application, and is led to the conversation', async () => {
  const link = await waitForMail(platform().port, producer.email, /(http\S+\/agency\/quotes\/\S+#conversation)/)
  expect(link).toContain(prepared.quoteId)
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  const { page } = agent
  await page.getByRole('button', { name: /^Notifications: [1-9]/ }).click()
  await sees(page.getByText(`${nameOf(underwriter)} mentioned you`, { exact: false }).first())
  await page.keyboard.press('Escape')
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await sees(conversation(agent).getByText('New', { exact: true }))
  await sees(conversation(agent).getByText(`@${nameOf(producer)}`))
  await pictures(agent, '76-asked')
})

chapter('the agent answers whoever asked, and brings the plan as a file', async () => {
  const { page } = agent
  const text = conversation(agent).getByLabel('Write to the underwriter')
  await text.pressSequentially('@')
  await sees(page.getByRole('option', { name: nameOf(underwriter) }))
  expect(await page.getByRole('option').count()).toBe(1)
  await text.press('Tab')
  await text.pressSequentially('It is here.')
  await conversation(agent).getByRole('button', { name: 'Send' }).click()
  await sees(conversation(agent).getByRole('listitem').filter({ hasText: 'It is here.' }))
  await asked(agent, 'To be brought').getByRole('button', { name: 'Say that it came' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say that it came' })
  await dialog.getByLabel('What came').fill('The plan of 3 March, signed by both partners.')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Signed by both partners.') })
  await pictures(agent, '77-evidence')
  await dialog.getByRole('button', { name: 'It came' }).click()
  await sees(asked(agent, 'To be brought').getByRole('button', { name: 'plan.txt' }))
})

chapter('the board shows what waits to be judged, and the underwriter settles it', async () => {
  const { page } = desk
  await page.getByRole('link', { name: 'Subjectivities' }).first().click()
  await page.getByRole('button', { name: 'Received' }).click()
  const row = page.getByRole('row').filter({ hasText: prepared.quoteNumber })
  await sees(row.getByText(plan))
  expect(await barriers(desk)).toEqual([])
  await pictures(desk, '78-board')
  await row.getByRole('link').first().click()
  await sees(conversation(desk).getByText('It is here.', { exact: false }))
  await sees(asked(desk, 'Subjectivities').getByRole('button', { name: 'plan.txt' }))
  await asked(desk, 'Subjectivities').scrollIntoViewIfNeeded()
  await pictures(desk, '79-evidence-at-the-desk')
  await asked(desk, 'Subjectivities').getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept what came' })
  await dialog.getByLabel('Why').fill('Names who decides.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await sees(asked(desk, 'Subjectivities').getByText('Accepted'))
  await agent.page.goto('/agency/subjectivities')
  await sees(agent.page.getByText('Nothing is to be brought'))
})
