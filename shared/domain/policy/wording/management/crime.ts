import type { CoverageKey } from '../../../coverage/coverageId.ts'
import { everywhere } from '../common/definitions.ts'
import { endingPart } from '../common/ending.ts'
import { war } from '../common/exclusions.ts'
import { general } from '../common/general.ts'
import { law } from '../common/law.ts'
import { limitsOfCrime } from '../common/limits.ts'
import { discoveryNotice, opening } from '../common/opening.ts'
import { type Definitions, definitionsPart } from '../definitions.ts'
import { type Agreements, insuringParts } from '../insuring.ts'
import type { Part, Wording } from '../wording.ts'

const agreements: Agreements = {
  EMPLOYEE_THEFT: {
    text: 'We will pay for loss of Money, Securities and Other Property that is directly caused by Theft or forgery by an Employee, identified or not, alone or with others, and Discovered during the Policy Period.',
  },
  FORGERY: {
    text: 'We will pay for loss, Discovered during the Policy Period, that is directly caused by forgery or alteration of checks, drafts, promissory notes or similar written promises to pay a sum certain that are drawn by or upon you, or purport to be. If you are sued for refusing to pay one, and we have agreed to the defense, we also pay its reasonable cost, in addition to the limit.',
  },
  MONEY_ON_PREMISES: {
    text: 'We will pay for loss of Money and Securities inside the Premises or inside a bank that is directly caused by Theft, disappearance or destruction, and for damage to the Premises, a safe or a cash register by actual or attempted Theft, where you own it or are liable for it, Discovered during the Policy Period.',
  },
  MONEY_IN_TRANSIT: {
    text: 'We will pay for loss of Money and Securities outside the Premises, in the care of a Messenger or of an armored vehicle company, that is directly caused by Theft, disappearance or destruction and Discovered during the Policy Period. Of what an armored vehicle company carries we pay what you cannot recover from it or its insurer.',
  },
  FUNDS_TRANSFER: {
    text: 'We will pay for loss of Money and Securities, Discovered during the Policy Period, that is directly caused by:',
    items: [
      'an instruction to your financial institution to transfer them, fraudulently given in your name by somebody else and without your knowledge; or',
      'the use of a computer, by somebody who has no authority to use it, to move them from the Premises or from your account to somebody else or to another place.',
    ],
  },
  CLIENT_PROPERTY: {
    text: 'We will pay for loss of Money, Securities and Other Property of your client, at the client’s place, that is directly caused by Theft by an identified Employee and Discovered during the Policy Period. This agreement is for your benefit alone; no client has a claim of its own under it.',
  },
}

const definitions: Definitions = {
  ...everywhere,
  Discovered:
    'what has come to the knowledge of an Executive, or of the person in charge of insurance, such that a reasonable person would believe that a loss of a kind insured has happened or will happen, though its amount and details are not known yet.',
  Employee:
    'a natural person while in your service and for thirty days afterwards, whom you pay and whose work you direct; also one who is leased to you, a volunteer, and a trustee or administrator of an employee benefit plan of yours. Independent contractors and brokers are none.',
  Executive: 'a director, officer, partner, member or manager of yours.',
  Messenger: 'you, a partner, member or Employee of yours, while having care of property outside the Premises.',
  Money:
    'currency, coins and bank notes in current use, bank deposits, travelers’ checks and money orders. Cryptocurrency is none.',
  Occurrence:
    'all loss caused by one act, by acts that are related, or by acts in which the same person is implicated, whether Discovered at once or over time.',
  'Other Property': 'tangible property other than Money and Securities that has value of its own. Data is none.',
  Premises: 'the inside of a building that you occupy in the conduct of your business.',
  Securities:
    'instruments, negotiable or not, that stand for money or property: stamps in current use, tokens, tickets, and evidence of debt by charge cards that you did not issue. Money is none.',
  Subsidiary:
    'an organization of which the Named Insured, directly or through others, holds more than half of the votes, from the beginning of the Policy Period or for ninety days from the day on which it is acquired, and beyond them once we have agreed.',
  Theft: 'the unlawful taking of property to the loss of whom it belongs.',
}

const exclusions: Part = {
  title: 'What is not insured',
  lead: 'We do not pay for any of the following.',
  clauses: [
    {
      title: 'Acts of owners',
      text: 'Loss caused by a dishonest act that you, or a partner or member of yours, commit, alone or with others.',
    },
    {
      title: 'Employees known to be dishonest',
      text: 'Loss caused by an Employee after an Executive who is not in collusion learned of a theft or dishonest act by that Employee, before or in your service, of more than one thousand dollars.',
    },
    {
      title: 'Exchanges and gifts',
      text: 'Loss caused by giving or surrendering property in an exchange or purchase, or by an instruction on which an Employee relied in good faith though it was meant to deceive. The coverage for forgery is not limited by this.',
    },
    {
      title: 'Indirect loss and expenses',
      text: 'Income that you could not earn, damages for which you are liable other than those that stand for the insured loss, and the cost of establishing that there is a loss or its amount.',
    },
    {
      title: 'Inventories',
      text: 'Loss whose proof rests on an inventory or on a computation of profit and loss alone. Such records may support other evidence.',
    },
    {
      title: 'Confidential information and data',
      text: 'The disclosure or use of confidential or personal information, and the cost of restoring data.',
    },
    { title: 'Nuclear hazards and pollution', text: 'Nuclear reaction or radiation, and the release of pollutants.' },
    {
      title: 'Seizure and trading',
      text: 'Seizure or destruction by order of an authority, and loss by trading, in your name or not.',
    },
    war,
  ].sort((a, b) => (String(a.title) < String(b.title) ? -1 : 1)),
}

const claims: Part = {
  title: 'When a loss is Discovered',
  clauses: [
    {
      title: 'Telling us',
      text: 'After a loss is Discovered you tell us as soon as it is practicable, and the police where the law was broken, and give us a detailed, sworn proof of loss within one hundred and twenty days.',
    },
    {
      title: 'Time to find out',
      text: 'A loss that happened before the end of the Policy Period counts where it is Discovered at the latest sixty days after that end; one year after it as far as an employee benefit plan goes. It ends at once when other insurance, by us or others, takes the place of this policy.',
    },
    {
      title: 'Your help',
      text: 'You help us in the investigation, let us examine records, and answer questions under oath if we ask.',
    },
    {
      title: 'Value',
      text: 'Money counts at its face value, Securities at the close of business on the day on which the loss was Discovered, and Other Property at the least of its actual cash value, the cost of repair and the cost of replacement by like kind and quality. Foreign currency counts at the rate of that day.',
    },
    {
      title: 'An Employee who is dishonest',
      text: 'The insurance of an Employee ends at once when an Executive who is not in collusion learns of a theft or dishonest act by that Employee.',
    },
    {
      title: 'Benefit plans',
      text: 'Employee benefit plans that you sponsor are insured for theft by an Employee up to the amount of bond that law requires. No Deductible applies to them.',
    },
    {
      title: 'Ownership and several insureds',
      text: 'We insure property that you own or lease, hold for others, or are liable for. A payment to the Named Insured for a loss of any insured frees us. What one knows, all know.',
    },
  ],
}

/** The crime form, which answers for what is found out in its days. */
export const crimeForm = (carried: ReadonlySet<CoverageKey>): Wording => ({
  lead: [discoveryNotice],
  parts: [
    opening,
    ...insuringParts(agreements, carried),
    definitionsPart(definitions, 'us'),
    exclusions,
    limitsOfCrime,
    claims,
    endingPart('us', []),
    general,
    law,
  ],
})
