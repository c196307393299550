import { everywhere, ofLiability } from '../common/definitions.ts'
import type { Definitions } from '../definitions.ts'

/** Terms of the liability forms of private companies. */
export const ofManagement: Definitions = {
  ...everywhere,
  ...ofLiability,
  Company: 'the Named Insured and its Subsidiaries.',
  Employee:
    'a natural person who works for the Company, paid or as a volunteer, full or part time or by the season, and whose work it directs; also one who is leased to it. Independent contractors are none.',
  Executive:
    'a natural person who is, was or will be a director, officer, member of a board of managers, general partner or in-house general counsel of the Company, or who has a like position in it by another title.',
  'Related Acts':
    'Wrongful Acts that have the same cause, or causes which are logically or factually connected. Claims that arise from them are one, made when the first of them was.',
  Subsidiary:
    'an organization of which the Named Insured, directly or through others, holds more than half of the votes or appoints the majority of the board, from the beginning of the Policy Period or from the day on which it is acquired; one whose assets exceed a fourth of the Company’s for ninety days, and beyond them once we have agreed.',
}

/** What an insured must pay, as management forms have it. */
export const loss = {
  text: 'what an Insured is legally obligated to pay because of a Claim: damages, judgments, settlements to which we agreed, pre- and post-judgment interest, and Defense Costs; punitive and multiplied damages where the law most favorable to their insurability allows. Loss does not include:',
  items: [
    'taxes, fines and penalties, other than where a coverage says that it pays them;',
    'the cost of complying with an order that is not for money;',
    'what is owed as wages, benefits, severance or under a contract in any event; and',
    'what may not be insured by law.',
  ],
} as const
