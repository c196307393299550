import { roleTemplates } from '../store/roleTemplates.ts'
import type { UserRow } from './userRow.ts'

/** The same people with the names of the templates that narrow their roles. */
export const namedTemplates = async <Row extends UserRow>(rows: readonly Row[]): Promise<Row[]> => {
  const ids = new Set(rows.flatMap(({ roleTemplate }) => roleTemplate?.id ?? []))
  const found = new Map((await roleTemplates.byIds([...ids])).map(({ id, name }) => [String(id), name]))
  return rows.map(({ roleTemplate, ...row }) => ({
    ...(row as Row), // what it is without, it is given again
    ...(roleTemplate && { roleTemplate: { ...roleTemplate, name: found.get(roleTemplate.id) ?? '' } }),
  }))
}

/** The same of one. */
export const namedTemplate = async <Row extends UserRow>(row: Row): Promise<Row> =>
  (await namedTemplates([row]))[0] ?? row
