import { webhookEvents } from '../domain/integration/webhookEvents.ts'
import type { EventName } from './events.ts'

/** What goes on by itself once something is heard of that no webhook is told, for who is to know what follows. */
const ownWords: Partial<Readonly<Record<EventName, string>>> = {
  'account.answered': 'What stands on the answers of an account is worked out anew.',
  'account.handedOver': 'The quotes and policies of an account go along with it.',
  'account.removed': 'What hangs on an account is removed.',
  'agency.closed': 'Keys, webhooks and invitations of an agency end with it.',
  'claim.paymentAsked': 'Those who may approve a payment are told of it.',
  'claim.vendorAsked': 'A vendor is asked to take up work.',
  'document.uploaded': 'A file is examined.',
  'ledger.posted': 'The books follow what was posted.',
  'mail.requested': 'An e-mail is sent.',
  'message.sent': 'A message is sent.',
  'payment.moved': 'A payment goes its way at the payment processor.',
  'payment.receiptRequested': 'A receipt is sent.',
  'plan.signed': 'What is due goes by the plan that was signed.',
  'policy.brokerChanged': 'What belongs to a policy goes to another agency.',
  'policy.cancellationRequested': 'Those who decide on a cancellation are told of it.',
  'policy.invoiceRequested': 'An invoice is made and sent.',
  'policy.issueRequested': 'A policy is issued: its documents are made, its premium is posted, and it is sent.',
  'quote.patchRequested': 'A quote is priced, and referred where it has to be.',
  'quote.proposalRequested': 'A proposal is made and sent.',
  'risk.scanRequested': 'A company is looked at from outside, and its risk is rated anew.',
}

/** What follows of events a moment later, in sentences, each once; of what is the platform's own housekeeping nothing. */
export const laterBy = (names: readonly string[]): string[] => {
  const words = new Map<string, string | undefined>([
    ...Object.entries(webhookEvents).map(([name, { says }]) => [name, says] as const),
    ...Object.entries(ownWords),
  ])
  return [...new Set(names.flatMap((name) => words.get(name) ?? []))]
}
