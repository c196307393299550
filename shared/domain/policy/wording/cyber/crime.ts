import type { Agreements } from '../insuring.ts'

/** Money and services that are stolen by means of computers. */
export const crime: Agreements = {
  CYBER_CRIME_LOSS: {
    text: 'We will pay for your loss of Money that you first Discovered during the Policy Period and that is directly caused by:',
    items: [
      'theft of Money from an account of yours by whoever gained unauthorized access to your Computer System;',
      'an instruction to your financial institution, given in your name and without your knowledge, to transfer Money of yours; or',
      'a transfer that an Employee made in good faith because somebody posed as a supplier, a customer or another Employee, where the instruction was verified as the conditions on payments require.',
    ],
  },
  COMPUTER_FRAUD: {
    text: 'We will pay for your loss of Money that you first Discovered during the Policy Period and that is directly caused by:',
    items: [
      'unauthorized access to your Computer System by which Money left your account or premises; or',
      'an instruction to your financial institution, given in your name and without your knowledge, to transfer Money of yours.',
    ],
  },
  SOCIAL_ENGINEERING: {
    text: 'We will pay for your loss of Money that you first Discovered during the Policy Period and that an Employee transferred in good faith because an instruction, which purported to come from a supplier, a customer, an owner or another Employee, was in truth from somebody else who meant to deceive. The instruction must have been verified as the conditions on payments require.',
  },
  REVERSE_SOCIAL_ENGINEERING: {
    text: 'We will pay for Money that a customer owed to you and sent to somebody else, because whoever gained unauthorized access to your Computer System posed as you, where you first Discovered it during the Policy Period and cannot collect what is owed after reasonable efforts.',
  },
  INVOICE_MANIPULATION: {
    text: 'We will pay the net cost to you of goods or services delivered, for which you cannot collect payment because somebody gained unauthorized access to your Computer System and altered, issued or redirected an invoice or payment instruction of yours, where you first Discovered it during the Policy Period. Net cost is without your profit.',
  },
  TELECOM_FRAUD: {
    text: 'We will pay charges that your telephone carrier asks of you for calls and data which somebody made without authority through your telephone system, where you first Discovered it during the Policy Period. Charges of the thirty days before you Discovered it count, and none after.',
  },
  SERVICE_FRAUD: {
    text: 'We will pay what providers of cloud services, electricity, gas or bandwidth charge you beyond your usual use because somebody used your Computer System without authority, the mining of cryptocurrency included, where you first Discovered it during the Policy Period. The charges must be billed by use and fall within a period of at most six months.',
  },
}
