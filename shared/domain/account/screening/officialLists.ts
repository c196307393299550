import type { SanctionsEntry } from '../sanctions.ts'

/** A row of a file, cell by cell. */
type Row = readonly string[]

/** Files of a list by name, as rows; `sdn` and `alt` of OFAC, `list` of the others. */
export type ListFiles = Readonly<Record<string, readonly Row[]>>

const filled = (cell: string | undefined): string => {
  const text = (cell ?? '').trim()
  // OFAC's empty cell.
  return text === '-0-' ? '' : text
}

/** Ships and planes are no parties to a policy. */
const neverInsured = ['vessel', 'aircraft']

/**
 * OFAC's list of specially designated nationals in its delimited format: `sdn.csv` (number, name, type, programme, …) and
 * `alt.csv` (number, number of the alias, type, alias, …), neither with a row of names.
 */
export const ofacEntries = ({ sdn = [], alt = [] }: ListFiles): SanctionsEntry[] => {
  const aliases = Map.groupBy(alt, ([number]) => filled(number))
  return sdn.flatMap(([number, name, type, program]): SanctionsEntry[] => {
    if (filled(name) === '' || neverInsured.includes(filled(type).toLowerCase())) return []
    const others = (aliases.get(filled(number)) ?? []).map((row) => filled(row[3])).filter((each) => each !== '')
    return [
      {
        name: filled(name),
        program: filled(program) || 'SDN',
        source: 'OFAC',
        ...(others.length > 0 && { aliases: others }),
      },
    ]
  })
}

/** Reads rows below the row of names that has all of `columns`, each row by these names; throws where there is none. */
const byColumns = (rows: readonly Row[], columns: readonly string[]): ((column: string) => string)[] => {
  const plain = (cell: string): string => cell.trim().toLowerCase()
  const at = rows.findIndex((row) => columns.every((column) => row.some((cell) => plain(cell) === plain(column))))
  const names = (rows[at] ?? []).map(plain)
  if (at < 0) throw new Error(`The list has no row with the columns ${columns.join(', ')}.`)
  return rows.slice(at + 1).map((row) => (column) => filled(row[names.indexOf(plain(column))]))
}

/** Entries of rows that say, each, one name of a group. */
const grouped = (
  rows: readonly {
    readonly group: string
    readonly name: string
    readonly isPrimary: boolean
    readonly program: string
  }[],
  source: 'DFAT' | 'OFSI',
): SanctionsEntry[] =>
  [
    ...Map.groupBy(
      rows.filter(({ name, group }) => name !== '' && group !== ''),
      ({ group }) => group,
    ).values(),
  ].flatMap((names): SanctionsEntry[] => {
    const first = names.find(({ isPrimary }) => isPrimary) ?? names[0]
    if (first === undefined) return []
    const aliases = [...new Set(names.map(({ name }) => name))].filter((name) => name !== first.name)
    return [{ name: first.name, program: first.program || source, source, ...(aliases.length > 0 && { aliases }) }]
  })

const partsOfName = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6']

/**
 * The United Kingdom's consolidated list of OFSI (`ConList.csv`): a line of the day, then a row of names, then a row for
 * each name of a group – a person's given names in `Name 1` to `Name 5`, the last, or an entity's, in `Name 6`.
 */
export const ofsiEntries = ({ list = [] }: ListFiles): SanctionsEntry[] =>
  grouped(
    byColumns(list, ['Name 6', 'Group Type', 'Alias Type', 'Regime', 'Group ID'])
      .filter((cell) => cell('Group Type').toLowerCase() !== 'ship')
      .flatMap((cell) => {
        const row = {
          group: cell('Group ID'),
          isPrimary: cell('Alias Type').toLowerCase().startsWith('primary name'),
          program: cell('Regime'),
        }
        const latin = partsOfName.map(cell).filter(Boolean).join(' ')
        return [
          { ...row, name: latin },
          { ...row, name: cell('Name Non-Latin Script'), isPrimary: false },
        ]
      }),
    'OFSI',
  )

/**
 * Australia's consolidated list of DFAT, as its workbook or that saved as CSV: a row of names, then a row for each name;
 * `Reference` is a number of the entry, with a letter behind it for an alias.
 */
export const dfatEntries = ({ list = [] }: ListFiles): SanctionsEntry[] =>
  grouped(
    byColumns(list, ['Reference', 'Name of Individual or Entity', 'Type', 'Name Type', 'Committees'])
      .filter((cell) => cell('Type').toLowerCase() !== 'vessel')
      .map((cell) => ({
        group: /^\d+/.exec(cell('Reference'))?.[0] ?? '',
        name: cell('Name of Individual or Entity'),
        isPrimary: cell('Name Type').toLowerCase().startsWith('primary'),
        program: cell('Committees'),
      })),
    'DFAT',
  )
