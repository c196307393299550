import { expect, test } from 'vitest'
import { removeAccount } from '#shared/contracts/account/accounts.ts'
import { createQuoteNote } from '#shared/contracts/quote/notes.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { dialogText } from './dialogText.ts'

test('a new dialog has a field for each property of the operation’s body, told by its type', () => {
  const { component, texts } = dialogText(declineQuote, { feature: 'quote', module: '#x.ts', reads: ['getQuote'] })
  expect(component).toContain('schema={declineQuote.body}')
  expect(component).toContain(
    '<CheckboxField name="isNotificationEnabled" label={t(\'declineQuote.isNotificationEnabled\')} />',
  )
  expect(component).toContain('<SelectField name="reasonSummary"')
  expect(component).toContain('rows={4} maxLength={4000}')
  expect(component).toContain('invalidates: [getQuote]')
  expect(texts).toMatchObject({ title: 'Decline quote', reasonSummary: 'Reason summary' })
})

test('what the body repeats of the path is not asked for', () => {
  const { component } = dialogText(declineQuote, { feature: 'quote', module: '#x.ts', reads: [] })
  expect(component).not.toContain('name="quoteId"')
  expect(component).toContain('defaultValues={{ quoteId }}')
})

test('an operation without a body is a question', () => {
  const { component, texts } = dialogText(removeAccount, { feature: 'account', module: '#x.ts', reads: [] })
  expect(component).toContain('<ConfirmDialog')
  expect(component).toContain('mutateAsync({ params: { accountId } })')
  expect(Object.keys(texts)).toEqual(['done', 'question', 'submit', 'title'])
})

test('what a dialog is about are the parameters of its operation, checked by the contract’s schema', () => {
  const { component } = dialogText(removeAccount, { feature: 'account', module: '#x.ts', reads: [] })
  expect(component).toContain('const RemoveAccountData = z.object(removeAccount.params)')
  expect(component).toContain('export default hosted(RemoveAccountData, RemoveAccountDialog)')
})

test('a record that the body names is not asked for', () => {
  const { component } = dialogText(createQuoteNote, { feature: 'quote', module: '#x.ts', reads: [] })
  expect(component).toContain('z.object({ quoteId: createQuoteNote.body.shape.quoteId })')
  expect(component).toContain('defaultValues={{ quoteId }}')
  expect(component).not.toContain('name="quoteId"')
})
