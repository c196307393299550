import { describe, expect, it, vi } from 'vitest'

vi.mock('../i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key } }))

const { messageOf } = await import('./messageOf.ts')
const { orSay } = await import('./orSay.ts')
const { problemFrom } = await import('./problem.ts')

const namespaces = [
  'account',
  'billing',
  'claims',
  'commissions',
  'documents',
  'organizations',
  'policy',
  'profile',
  'quote',
  'records',
  'submission',
  'underwriting',
  'users',
]
const texts = new Map(
  await Promise.all(
    namespaces.map(async (name) => {
      const file: { default: unknown } = await import(`../../public/locales/en-US/${name}.json`)
      return [name, file.default] as const
    }),
  ),
)
const textOf = (key: string): unknown => {
  const [name = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<unknown>((part, each) => (part as Readonly<Record<string, unknown>>)[each], texts.get(name))
}

describe('a deed that fails without a word of the server', () => {
  it.each([
    ['account:contact.updateFailed', 'Failed to update policy holder contact'],
    ['account:decline.failed', 'Failed to decline account'],
    ['account:new.agenciesFailed', 'Not able to fetch Agencies list.'],
    ['account:questions.failed', 'Failed to update security questions.'],
    ['account:socialEngineering.failed', 'Something went wrong.Please try again.'],
    ['billing:payment.failed', 'Something went wrong. Try again later.'],
    ['billing:remind.failed', 'Something went wrong while sending payment reminder.'],
    ['billing:plan.failed', 'Something went wrong applying premium financing. Please try again.'],
    ['billing:transaction.failed', 'Something went wrong.Please try again later!'],
    ['claims:failed.remove', 'Failed to delete claim'],
    ['claims:failed.save', 'Error saving claim'],
    ['commissions:pause.failed', 'Something went wrong while saving.'],
    ['commissions:pay.failed', 'Something went wrong.Try again later.'],
    ['documents:failed.docTypes', 'Failed to load the doc types!'],
    ['documents:failed.remove', 'Unable to delete the document'],
    ['documents:failed.upload', 'Failed to upload the file!'],
    ['organizations:saveFailed', 'Unable to save your data, please try again'],
    ['policy:certificate.emailFailed', 'Unable to send policy certificate email'],
    ['policy:certificate.insuredsFailed', 'Unable to fetch additional insured info.'],
    ['policy:certificate.notFound', 'An error occurred finding the document. Please try again'],
    ['policy:checkInMail.failed', 'Something went wrong while updating.'],
    ['profile:photo.failed', 'There has been an error uploading the image. Try again'],
    ['quote:documents.failed', 'Unable to download the Quote Documents'],
    ['quote:edit.failed', 'Failed to update quote.'],
    ['quote:lost.failed', 'Something went wrong. Please try again later'],
    ['quote:needBy.failed', 'Something went wrong. Please try again later'],
    ['quote:offer.attestFailed', 'Not able to attest at this time. Please try again later.'],
    ['quote:questions.failed', 'Failed to update security questions.'],
    ['quote:review.failed', 'Something went wrong, please try again later.'],
    ['quote:send.failed', 'Failed to send quote'],
    ['quote:syncLeads.failed', 'Something went wrong while syncing leads.'],
    ['records:statement.failed', 'Something went wrong. Please try again later.'],
    ['records:statement.noDownload', 'Unable to download at this time. Please try again later.'],
    ['records:statement.none', 'No invoice/statements found for this month.'],
    ['submission:decline.failed', 'Failed to decline submission'],
    ['underwriting:decline.accountFailed', 'Failed to decline account'],
    ['underwriting:decline.failed', 'Failed to decline quote'],
    ['underwriting:notes.failed', 'Failed to save note'],
    ['underwriting:reassess.failed', 'Failed to reassess risk!'],
    ['underwriting:release.failed', 'Failed to release quote'],
    ['users:accounts.failed', "There's been an error adding these accounts, Please try again."],
  ])('has words of its own, and else the server’s: %s', async (key, words) => {
    const told = (body: unknown) =>
      Promise.reject(problemFrom(409, body, { operation: 'declineQuote' }))
        .catch(orSay(words))
        .catch(messageOf)
    expect(textOf(key)).toBe(words)
    expect(await told({})).toBe(words)
    expect(await told({ detail: 'Another underwriter has taken it.' })).toBe('Another underwriter has taken it.')
  })
})
