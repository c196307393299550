import type { ZipEntry } from '#functions/_platform/files/zip.ts'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import type { ClaimDiaryRecord } from '#shared/contracts/claims/diaries.ts'
import type { ClaimNoteRecord } from '#shared/contracts/claims/notes.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { coverPage } from './coverPage.ts'
import { csvOf, plainMoney } from './csv.ts'
import { coverageWords, inWords, momentIn, subcategoryWords } from './fileWords.ts'
import { noticePage } from './noticePage.ts'
import { standingLines } from './standingLines.ts'

interface FileParts {
  readonly file: ClaimFile
  readonly notes: readonly ClaimNoteRecord[]
  readonly diaries: readonly ClaimDiaryRecord[]
  /** What stands beside these pages, as the index names it. */
  readonly beside: readonly string[]
  readonly region: RegionCode
  readonly now: Instant
}

/** To whom ransom goes, as far as it is known; empty for what is none. */
const ransomOf = ({ isRansom, threatActor }: ClaimFile['payments'][number]): string =>
  isRansom ? (threatActor ?? 'Unknown') : ''

/** The pages of a claim's file, an index first. */
export const filePages = ({ file, notes, diaries, beside, region, now }: FileParts): ZipEntry[] => {
  const { timeZone } = file
  const coverageOf = (id: number) => coverageWords(id, region)
  const pages: ZipEntry[] = [
    { name: '1 Notice.txt', text: noticePage(file, region) },
    {
      name: '2 Positions on cover.txt',
      text: file.positions
        .map(({ at, name, position, letter, provisions = [] }) =>
          [
            `${momentIn(at, timeZone)} ${name}: ${inWords(position)}`,
            letter,
            ...provisions.map(
              ({ formNumber, edition, clause, text }) =>
                `Relied on: ${[formNumber, edition, clause].filter(Boolean).join(', ')}\r\n${text}`,
            ),
          ].join('\r\n'),
        )
        .join('\r\n\r\n'),
    },
    { name: '3 Cover.csv', text: coverPage(file.cover, region) },
    {
      name: '4 Reserves.csv',
      text: csvOf(
        ['Set', 'By', 'Kind', 'Coverage', 'Amount', 'Reason'],
        file.reserves.map((each) => [
          momentIn(each.at, timeZone),
          each.name,
          inWords(each.kind),
          coverageOf(each.coverageId),
          plainMoney(each.amount),
          each.reason,
        ]),
      ),
    },
    {
      name: '5 Payments.csv',
      text: csvOf(
        [
          'Status',
          'Kind',
          'Coverage',
          'Payee',
          'Loss',
          'Waiting period',
          region === 'us' ? 'Retention' : 'Excess',
          'To be paid',
          'Paid on',
          'Reference',
          'Asked by',
          'Approved by',
          'Rejected',
          'Ransom to',
          'Memo',
        ],
        file.payments.map((each) => [
          ...[inWords(each.status), inWords(each.kind), coverageOf(each.coverageId), each.payee],
          ...[each.amount, each.waited, each.borne, each.paid].map(plainMoney),
          ...[each.payout?.paidOn ?? '', each.payout?.reference ?? '', each.requested.name],
          ...[each.approvals.map(({ name }) => name).join(', ')],
          ...[each.rejection ? `${each.rejection.name}: ${each.rejection.note}` : '', ransomOf(each), each.memo],
        ]),
      ),
    },
    {
      name: '6 Recoveries.csv',
      text: csvOf(
        ['Received', 'From', 'Amount', 'Reference', 'By'],
        file.recoveries.map((each) => [each.receivedOn, each.from, plainMoney(each.amount), each.reference, each.name]),
      ),
    },
    {
      name: '7 Vendors.csv',
      text: csvOf(
        ['Since', 'Vendor', 'For', 'Scope', 'By'],
        file.vendors.map((each) => [
          momentIn(each.at, timeZone),
          each.vendorName,
          subcategoryWords(each.subcategory, region),
          each.scope,
          each.name,
        ]),
      ),
    },
    {
      name: '8 Notes.csv',
      text: csvOf(
        ['Written', 'By', 'Type', 'Privileged', 'Text'],
        notes.map((each) => [
          momentIn(each.created, timeZone),
          each.createdBy,
          inWords(each.noteType),
          each.privileged ? 'yes' : 'no',
          each.text,
        ]),
      ),
    },
    {
      name: '9 Diaries.csv',
      text: csvOf(
        ['Due', 'Title', 'Assignee', 'Done'],
        diaries.map((each) => [each.dueDate, each.title, each.assignee, each.done ? 'yes' : 'no']),
      ),
    },
  ]
  const head = [
    `Claim ${file.claimNumber ?? file.id}`,
    file.companyName,
    ...standingLines(file.cover, timeZone),
    `${inWords(file.status)}, position on cover: ${inWords(file.coveragePosition)}`,
    `As of ${momentIn(now, timeZone)}, times in ${timeZone}, amounts in ${file.currency}`,
  ]
  return [
    { name: '0 Index.txt', text: [...head, '', ...pages.map(({ name }) => name), ...beside].join('\r\n') },
    ...pages,
  ]
}
