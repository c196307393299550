import { expect } from 'vitest'
import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import type { Client } from '../clients.ts'
import { platform } from '../platform.ts'
import type { Person } from '../port.ts'
import { amount, minorUnits, sees } from '../seeing.ts'

/** Cards of the payment company's sandbox. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** The bank does not answer; half a minute later the payment has expired. */
  unanswered: '4000 0000 0000 0119',
} as const

/** Opens the link of the policy's e-mail and gets in with the one-time code of the next one. */
export const openPaymentLink = async (
  visitor: Person,
  client: Pick<Client, 'email'>,
  policyNumber: string,
  port = platform().port,
): Promise<void> => {
  const { page } = visitor
  const link = await waitForMail(
    port,
    client.email,
    new RegExp(`${policyNumber}[\\s\\S]*?(http\\S*/validate/wfl_\\w+)`),
  )
  // Who sent it may have listened elsewhere.
  await page.goto(link.replace(/:\d+\//, `:${port}/`))
  await sees(page.getByRole('heading', { name: 'Enter your access code' }))
  const after = await newestMail(port, client.email)
  await page.getByRole('button', { name: /^Send code to/ }).click()
  const code = page.getByLabel('Access code')
  await sees(page.getByText(/another in \d+ s/))
  await visitor.shot('30-access-code')
  await code.fill(await waitForMail(port, client.email, /(?:^|[^\d-])(\d{6})(?:\D|$)/, { after }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/accountant-payment*')
}

/** Reads what is due, in minor units. */
export const readsAmountDue = async (visitor: Person): Promise<number> => {
  const { page } = visitor
  await sees(page.getByText('Amount due'))
  await sees(page.getByText(amount))
  await visitor.shot('31-amount-due')
  return minorUnits((await page.getByText(amount).first().textContent()) ?? '')
}

/** What is typed in on the payment company's page to pay by card. */
export const typeCard = async ({ page }: Person, number: string, holder: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on the card').fill(holder)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** What is typed in on the payment company's page to pay from a bank account. */
export const typeBankAccount = async ({ page }: Person, number: string, holder: string): Promise<void> => {
  await page.getByText('Bank account', { exact: true }).first().click()
  await page.getByLabel(/^(Routing number|Sort code|BSB)/).fill('110000000')
  await page.getByLabel('Account number').fill(number)
  await page.getByLabel('Name of the account holder').fill(holder)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Goes on from the way to pay that is open to the payment company's page; it asks for the same amount. */
export const goToPaymentPage = async (visitor: Person, due: number): Promise<void> => {
  const { page } = visitor
  await page
    .getByRole('button', { name: /^Pay [$£]/ })
    .first()
    .click()
  await page.waitForURL(({ hostname }) => hostname === 'pay.localhost')
  await sees(page.getByLabel('Card number'))
  expect(minorUnits((await page.getByRole('button', { name: /^Pay / }).textContent()) ?? '')).toBe(due)
}

/** Pays with a card that the bank accepts, and comes back to Paid. */
export const payByCard = async (visitor: Person, client: Client, policyNumber: string): Promise<void> => {
  const { page } = visitor
  await typeCard(visitor, cards.accepted, `${client.firstName} ${client.lastName}`)
  await page.waitForURL('**/accountant-payment*')
  await sees(page.getByText('Thank you, your policy is paid'))
  await sees(page.getByText(new RegExp(`Policy ${policyNumber} covers you from`)))
  await visitor.shot('34-paid')
}

/** Tries a card that the bank refuses: the payment company says so and nothing is charged. */
export const tryRefusedCard = async (visitor: Person, client: Client): Promise<void> => {
  const { page } = visitor
  await typeCard(visitor, cards.declined, `${client.firstName} ${client.lastName}`)
  await sees(page.getByRole('alert').getByText('The payment was declined'))
  await visitor.shot('32-declined')
}

/** Goes back without paying: the payment page says what happened, and from there the way to pay is open again. */
export const recoverFromDecline = async (visitor: Person): Promise<void> => {
  const { page } = visitor
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await page.waitForURL('**/accountant-payment*')
  const again = page.getByRole('button', { name: 'Make Payment' })
  const told = page.getByRole('alert').getByText(/The payment was declined/)
  await sees(again.or(told))
  await visitor.shot('33-after-decline')
  if (await again.isVisible()) await again.click()
  await sees(page.getByText('Amount due'))
}
