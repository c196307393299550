import { expect, it } from 'vitest'
import { withShare } from './UploadBars.tsx'

it('two files of the same name are on their way each by itself', () => {
  const [first, second] = [new File(['a'], 'Invoice.pdf'), new File(['b'], 'Invoice.pdf')]
  const sent = withShare(withShare(withShare([], first, 1), second, 0.2), second, 0.6)
  expect(sent).toEqual([
    { file: first, share: 1 },
    { file: second, share: 0.6 },
  ])
  expect(sent.map(({ file }) => file === second)).toEqual([false, true])
})
