import { changing } from './endorsements.ts'
import type { Wording } from './wording.ts'

/** What the endorsements say that the policies of some products carry, by their number (`shared/products`). */
export const lineEndorsements: Readonly<Record<string, Wording>> = {
  'PAL-LINE-201': changing(
    {
      title: 'Data in the hands of others',
      text: 'Protected Information that you have given to another organization to keep or to process counts as yours for every coverage that is bought, as long as you answer for it by law or by a written contract.',
    },
    {
      title: 'People abroad',
      text: 'Breach Response Costs are insured wherever the people live whose Protected Information is affected, and by the law of that place, up to the limits that are shown in the Declarations.',
    },
  ),
  'PAL-LINE-202': changing({
    title: 'Whom you choose',
    text: 'You may name lawyers and experts of your own in writing before a Claim is made or an Incident is Discovered. Once we have agreed to them and to their rates, which we do not refuse without a reason, we pay for them as for those that we choose with you, at those rates.',
  }),
  'PAL-LINE-203': changing(
    {
      title: 'Courts',
      text: 'If we do not pay what you say is due, we submit, when you ask for it, to a court of competent jurisdiction within the United States, and abide by its final decision or that of a court of appeal. This does not give up our right to have a suit moved to another court as the law allows, nor an agreement to arbitrate.',
    },
    {
      title: 'Who takes service',
      text: 'A suit is served on the person who is named for it in the Declarations. Where the law of a state asks for it, we also appoint the officer whom that law names to take service on our behalf, who mails it to that person.',
    },
  ),
  'PAL-LINE-204': changing({
    title: 'What you told us',
    text: 'What was stated in the application is held against the insureds only where it was untrue in something on which we relied, and the person who made it knew so. A mistake that was made in good faith is put right from the day on which it comes to light, at the premium that is due from then on.',
  }),
  'PAL-LINE-205': changing(
    {
      title: 'Organizations that you acquire',
      text: 'In the meaning of Subsidiary, an organization that is acquired counts where its revenue is at most a fifth of yours, in place of a tenth; a larger one for ninety days, in place of sixty.',
    },
    {
      title: 'Telling us',
      text: 'You tell us of an Incident or a Claim at the latest ninety days after the end of the Policy Period, in place of sixty.',
    },
  ),
  'PAL-LINE-206': changing(
    {
      title: 'What is done for others besides',
      text: 'Hardware that you sell or install together with Technology Services, and the training of those who use them, are part of Technology Services.',
    },
    {
      title: 'What is the price of a service',
      text: 'We do not pay for credits, refunds or discounts that you owe because a promised level of service was missed, nor for doing again what you were paid to do. Damages that you would owe without such a promise stay insured.',
    },
  ),
  'PAL-LINE-207': changing(
    {
      title: 'Providers of the cloud',
      text: 'An organization that runs computer systems, platforms or software for you under a written contract is a Technology Supplier, and so is one without which it cannot do so. Outages of several of them that have the same cause count as one, with one Waiting Period.',
    },
    {
      title: 'Moving to another provider',
      text: 'What it costs to move to another provider, so that an Interruption ends sooner, is an Extra Expense, as far as it is less than the Income Loss that it avoids.',
    },
  ),
  'PAL-LINE-208': changing(
    {
      title: 'Software that decides by itself',
      text: 'What comes about because software that learns or decides by itself was misled, misused or in error, be it yours or another’s, is a Security Breach, a Privacy Event, a System Failure or a crime where it would be one had a person done the same.',
    },
    {
      title: 'Imitated voices, faces and writings',
      text: 'An instruction purports to come from somebody also where software has made a voice, a picture or a writing that resembles theirs.',
    },
    {
      title: 'Devices of your people',
      text: 'A device that an Employee owns is part of your Computer System while, and as far as, it is used for your work with your consent.',
    },
  ),
}
