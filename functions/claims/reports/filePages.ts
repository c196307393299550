import type { ZipEntry } from '#functions/_platform/files/zip.ts'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimDiaryRecord } from '#shared/contracts/claims/diaries.ts'
import type { ClaimNoteRecord } from '#shared/contracts/claims/notes.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { coverPage } from './coverPage.ts'
import { csvOf, plainMoney } from './csv.ts'
import type { FilePart } from './filePart.ts'
import { coverageWords, inWords, momentIn, subcategoryWords } from './fileWords.ts'
import { noticePage } from './noticePage.ts'
import { standingLines } from './standingLines.ts'

/** A claim with its notes and diaries, as its file tells them. */
export interface FileOf {
  readonly file: ClaimRecord & Pick<ClaimFile, 'cover'>
  readonly notes: readonly ClaimNoteRecord[]
  readonly diaries: readonly ClaimDiaryRecord[]
  readonly region: RegionCode
}

interface Asked extends FileOf {
  /** What stands beside these pages, as the index names it. */
  readonly beside: readonly string[]
  readonly now: Instant
}

/** To whom ransom goes, as far as it is known; empty for what is none. */
const ransomOf = ({ isRansom, threatActor }: ClaimFile['payments'][number]): string =>
  isRansom ? (threatActor ?? 'Unknown') : ''

/** What a claim's file consists of, in its order. */
export const fileParts = ({ file, notes, diaries, region }: FileOf): FilePart[] => {
  const { timeZone } = file
  const coverageOf = (id: number) => coverageWords(id, region)
  return [
    { title: 'Notice', text: noticePage(file, region) },
    {
      title: 'Positions on cover',
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
    { title: 'Cover', ...coverPage(file.cover, region) },
    {
      title: 'Reserves',
      columns: ['Set', 'By', 'Kind', 'Coverage', 'Amount', 'Reason'],
      rows: file.reserves.map((each) => [
        momentIn(each.at, timeZone),
        each.name,
        inWords(each.kind),
        coverageOf(each.coverageId),
        plainMoney(each.amount),
        each.reason,
      ]),
    },
    {
      title: 'Payments',
      columns: [
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
      rows: file.payments.map((each) => [
        ...[inWords(each.status), inWords(each.kind), coverageOf(each.coverageId), each.payee],
        ...[each.amount, each.waited, each.borne, each.paid].map(plainMoney),
        ...[each.payout?.paidOn ?? '', each.payout?.reference ?? '', each.requested.name],
        ...[each.approvals.map(({ name }) => name).join(', ')],
        ...[each.rejection ? `${each.rejection.name}: ${each.rejection.note}` : '', ransomOf(each), each.memo],
      ]),
    },
    {
      title: 'Recoveries',
      columns: ['Received', 'From', 'Amount', 'Reference', 'By'],
      rows: file.recoveries.map((each) => [
        each.receivedOn,
        each.from,
        plainMoney(each.amount),
        each.reference,
        each.name,
      ]),
    },
    {
      title: 'Vendors',
      columns: ['Since', 'Vendor', 'For', 'Scope', 'By', 'Accepted by', 'Accepted', 'Answers by'],
      rows: file.vendors.map((each) => [
        momentIn(each.at, timeZone),
        each.vendorName,
        subcategoryWords(each.subcategory, region),
        each.scope,
        each.name,
        each.accepted?.name ?? '',
        each.accepted === undefined ? '' : momentIn(each.accepted.at, timeZone),
        isUnanswered(each) && each.answerBy !== undefined ? momentIn(each.answerBy, timeZone) : '',
      ]),
    },
    {
      title: 'Notes',
      columns: ['Written', 'By', 'Type', 'Privileged', 'Text'],
      rows: notes.map((each) => [
        momentIn(each.created, timeZone),
        each.createdBy,
        inWords(each.noteType),
        each.privileged ? 'yes' : 'no',
        each.text,
      ]),
    },
    {
      title: 'Diaries',
      columns: ['Due', 'Title', 'Assignee', 'Done'],
      rows: diaries.map((each) => [each.dueDate, each.title, each.assignee, each.done ? 'yes' : 'no']),
    },
  ]
}

/** What is said of a claim before its parts: whose it is, under which policy it stands, and as of when. */
export const fileHead = ({ file }: Pick<FileOf, 'file'>, now: Instant): string[] => {
  const { timeZone } = file
  return [
    ...standingLines(file.cover, timeZone),
    `${inWords(file.status)}, position on cover: ${inWords(file.coveragePosition)}`,
    `As of ${momentIn(now, timeZone)}, times in ${timeZone}, amounts in ${file.currency}`,
  ]
}

/** The pages of a claim's file, an index first: tables as spreadsheets open them. */
export const filePages = ({ beside, now, ...of }: Asked): ZipEntry[] => {
  const { file } = of
  const pages = fileParts(of).map((part, index): ZipEntry & { text: string } =>
    'text' in part
      ? { name: `${index + 1} ${part.title}.txt`, text: part.text }
      : { name: `${index + 1} ${part.title}.csv`, text: csvOf(part.columns, part.rows) },
  )
  const head = [`Claim ${file.claimNumber ?? file.id}`, file.companyName, ...fileHead(of, now)]
  return [
    { name: '0 Index.txt', text: [...head, '', ...pages.map(({ name }) => name), ...beside].join('\r\n') },
    ...pages,
  ]
}
