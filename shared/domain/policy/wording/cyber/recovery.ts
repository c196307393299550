import type { Agreements } from '../insuring.ts'

/** Extortion, data and equipment, and technology. */
export const recovery: Agreements = {
  EXTORTION: {
    text: 'We will pay because of an Extortion Threat first made against you during the Policy Period:',
    items: [
      'the reasonable fees of negotiators and investigators whom we have approved;',
      'a Ransom that you pay with our prior consent, where paying is lawful and to nobody whom sanctions protect from being paid; and',
      'reasonable costs of paying it, and of testing what was given for it.',
    ],
    after:
      'Before a Ransom is paid you tell a law enforcement authority where the law requires it, and allow us to do so. We value a Ransom in cryptocurrency at the rate of the day on which it was paid.',
  },
  DATA_RESTORATION: {
    text: 'We will pay the reasonable and necessary cost of restoring, recollecting or recreating Electronic Data and software that a Security Breach, first Discovered during the Policy Period, damaged, encrypted, altered or destroyed, from backups or from originals. Where it cannot be restored we pay the cost of finding that out. We do not pay the economic value of data, nor for the correction of what was wrong before.',
  },
  HARDWARE_REPLACEMENT: {
    text: 'We will pay the reasonable cost of replacing devices of your Computer System, by ones of like kind and quality, that a Security Breach first Discovered during the Policy Period left useless or unsafe, where replacing them is more practical or cheaper than restoring them.',
  },
  SYSTEM_BETTERMENT: {
    text: 'Where we pay for the restoration of software or the replacement of devices, we will also pay what a better product costs beyond one of like kind and quality, where it is no longer made, or where it lowers the risk of the same Security Breach; at most a quarter more than like kind and quality would have cost.',
  },
  TECH_EO: {
    text: 'We will pay Damages and Defense Costs that an Insured becomes legally obligated to pay because of a Claim first made during the Policy Period that alleges a negligent act, error or omission, a breach of contract, or a failure to perform as promised, in your Technology Services, committed on or after the Retroactive Date.',
  },
}
