import type { FormChangeKind } from '#shared/domain/policy/formChanges.ts'
import type { Section } from '../document.ts'
import type { ProposalData } from '../proposalData.ts'

const words: Readonly<Record<FormChangeKind, string>> = {
  ADDED: 'Added',
  NEW_EDITION: 'New edition',
  REMOVED: 'No longer carried',
}

/** What a renewal carries in other editions than the policy that ends, where there is anything. */
export const formChangeSection = ({ formChanges = [] }: Pick<ProposalData, 'formChanges'>): Section[] =>
  formChanges.length === 0
    ? []
    : [
        {
          kind: 'section',
          title: 'What changes in the forms',
          lead: 'The renewal carries these forms otherwise than the policy that ends; all others stay as they are.',
          blocks: [
            {
              kind: 'table',
              columns: [
                { title: 'Form number', width: 22 },
                { title: 'Title', width: 38, apart: true },
                { title: 'Change', width: 20, apart: true },
                { title: 'Edition', width: 20 },
              ],
              groups: [
                {
                  rows: formChanges.map(({ after, before, kind, number, title }) => [
                    number,
                    title,
                    words[kind],
                    [before, after].filter((edition) => edition !== undefined).join(', now '),
                  ]),
                },
              ],
            },
          ],
        },
      ]
