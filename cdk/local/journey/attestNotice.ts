import { attestSurplusNotice } from '#shared/contracts/quote/attesting.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { WorkflowId } from '#shared/domain/ids/ids.ts'
import type { SurplusNoticeState } from '#shared/domain/quoting/surplusNotice.ts'
import type { RegionClient } from './client.ts'
import type { Company } from './company.ts'
import { waitForMail } from './mailbox.ts'
import { enter } from './steps.ts'

/** The insured attests the notice of their state for surplus lines cover, by the link of the e-mail and its one-time code. */
export const attestNotice = async (
  anyone: RegionClient,
  port: number,
  { id: quoteId, quoteNumber }: Pick<Quote, 'id' | 'quoteNumber'>,
  { contactEmail, state }: Pick<Company, 'contactEmail'> & { readonly state: SurplusNoticeState },
): Promise<void> => {
  const link = new RegExp(`${quoteNumber}[\\s\\S]*?/validate/(wfl_\\w+)`)
  const workflowId = WorkflowId.parse(await waitForMail(port, contactEmail, link))
  const insured = await enter(anyone, port, contactEmail, workflowId)
  await insured.call(attestSurplusNotice, { params: { quoteId }, body: { state } })
}
