import { expect, it } from 'vitest'
import { parseWording } from './parseWording.ts'

it('tells parts, clauses, numbers, paragraphs and lists apart', () => {
  const text = `This endorsement changes the policy.

# 1 What is insured
We pay for works
in the harbour.
## 1.1 Dry dock
Where the dock is:
(a) ours;
- leased.

Nothing else.
# Last words`
  expect(parseWording(text)).toEqual([
    { clauses: [{ paragraphs: [{ text: 'This endorsement changes the policy.' }] }] },
    {
      number: '1',
      title: 'What is insured',
      clauses: [
        { paragraphs: [{ text: 'We pay for works in the harbour.' }] },
        {
          number: '1.1',
          title: 'Dry dock',
          paragraphs: [
            { text: 'Where the dock is:' },
            { mark: '(a)', text: 'ours;' },
            { mark: '–', text: 'leased.' },
            { text: 'Nothing else.' },
          ],
        },
      ],
    },
    { title: 'Last words', clauses: [] },
  ])
})

it('takes a text without any title, and none', () => {
  expect(parseWording('  Alone.  ')).toEqual([{ clauses: [{ paragraphs: [{ text: 'Alone.' }] }] }])
  expect(parseWording(' \n ')).toEqual([])
})
