import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { updateBrokerFees } from '#shared/contracts/quote/fees.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { platform } from '../platform.ts'
import { sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'
import { clientOf } from './client.ts'
import type { Prepared } from './prepare.ts'

/** From the quote that is open, sends it to the policy holder whom the account names. */
export const sendToPolicyHolder = async (visitor: Visitor, { quoteNumber }: Prepared): Promise<void> => {
  const { page } = visitor
  await page.getByRole('button', { name: 'Send to policy holder' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${quoteNumber} to the policy holder` })
  await sees(dialog.getByLabel('First name'))
  await visitor.shot('50-send')
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await sees(page.getByText('Quote request(s) sent successfully!'))
}

/** A link of a letter, and the page that it leads to behind the one-time code. */
interface Letter {
  /** What the letter says before its link. */
  readonly says: string
  readonly leadsTo: string
}

/** Opens the link of a letter, and gets in with the one-time code. */
export const openLetter = async (
  { page }: Visitor,
  { client }: Pick<Prepared, 'client'>,
  { says, leadsTo }: Letter,
): Promise<void> => {
  const port = platform().port
  const link = await waitForMail(port, client.email, new RegExp(`${says}[\\s\\S]*?(http\\S*/validate/wfl_\\w+)`))
  const after = await newestMail(port, client.email)
  await page.goto(link)
  await page.getByRole('button', { name: /^Send code to/ }).click()
  await sees(page.getByText(/another in \d+ s/))
  const code = await waitForMail(port, client.email, /(?:^|[^\d-])(\d{6})(?:\D|$)/, { after })
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(leadsTo)
}

/** Opens the link that the policy holder was sent, and gets in with the one-time code. */
export const openOfferLink = (visitor: Visitor, prepared: Prepared): Promise<void> =>
  openLetter(visitor, prepared, { says: prepared.quoteNumber, leadsTo: '**/request-to-bind/P100' })

/** States what the law has the insured state, where there is something. */
export const stateByLaw = async ({ page }: Visitor): Promise<void> => {
  for (const box of await page.getByRole('group', { name: 'What you state' }).getByRole('checkbox').all())
    await box.check()
}

/** Meanwhile an underwriter adds a broker fee, in whole currency units: the quote has another price. */
export const changeFee = async (region: RegionCode, { quoteId }: Prepared, brokerFee: number): Promise<void> => {
  const underwriter = await clientOf(people(region).underwriter)
  await underwriter.call(updateBrokerFees, {
    params: { quoteId: QuoteId.parse(quoteId) },
    body: {
      brokerFee: brokerFee * 100,
      additionalBrokerFee: 0,
      ...(region === 'us' && { agreementSignedOn: '2026-01-05' }),
    },
  })
}
