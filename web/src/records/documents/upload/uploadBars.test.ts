import { expect, it } from 'vitest'
import { withSent } from './UploadBars.tsx'

const [first, second] = [new File(['a'], 'Invoice.pdf'), new File(['b'], 'Invoice.pdf')]

it('two files of the same name are on their way each by itself', () => {
  const begun = withSent(withSent([], first, { share: 1, state: 'taken' }), second, { share: 0.2 })
  const sent = withSent(begun, second, { share: 0.6 })
  expect(sent).toEqual([
    { file: first, share: 1, state: 'taken' },
    { file: second, share: 0.6, state: 'sent' },
  ])
  expect(sent.map(({ file }) => file === second)).toEqual([false, true])
})

it('a file that waits for a line keeps how far it is', () => {
  const waiting = withSent(withSent([], first, { share: 0.4 }), first, { state: 'waits' })
  expect(waiting).toEqual([{ file: first, share: 0.4, state: 'waits' }])
})
