import type { CalendarDate } from '../calendar/calendarDate.ts'

/** Where an edition of a form stands: written, filed where insurers are admitted, approved there, in use, out of use. */
export const formStatuses = ['DRAFT', 'FILED', 'APPROVED', 'ACTIVE', 'RETIRED'] as const
export type FormStatus = (typeof formStatuses)[number]

/** Under which number a state has an edition that insurers use there whom it has admitted. */
export interface FormFiling {
  readonly state: string
  /** The tracking number of the filing system: `PALI-134567890`. */
  readonly number: string
  readonly filedOn?: CalendarDate | undefined
}

/** What an edition becomes next (rule: form-status): what is out of use comes back as another edition. */
const next: Readonly<Record<FormStatus, readonly FormStatus[]>> = {
  DRAFT: ['FILED', 'APPROVED', 'ACTIVE'],
  FILED: ['DRAFT', 'APPROVED', 'ACTIVE', 'RETIRED'],
  APPROVED: ['ACTIVE', 'RETIRED'],
  ACTIVE: ['RETIRED'],
  RETIRED: [],
}

/** Whether an edition that stands here may stand there. */
export const mayBecome = ({ from, to }: { readonly from: FormStatus; readonly to: FormStatus }): boolean =>
  from === to || next[from].includes(to)

/** Statuses that an edition has once it was filed. */
export const filedStatuses: readonly FormStatus[] = ['FILED', 'APPROVED', 'ACTIVE']
