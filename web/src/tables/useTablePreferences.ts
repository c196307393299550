import { useState } from 'react'

export type Density = 'comfortable' | 'compact'

export type TablePreferences = {
  readonly order: readonly string[]
  readonly visibility: Readonly<Record<string, boolean>>
  readonly density: Density
}

const untouched: TablePreferences = { order: [], visibility: {}, density: 'comfortable' }

const read = (key: string): TablePreferences => {
  try {
    return { ...untouched, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return untouched
  }
}

/** Which columns of a table one sees, in which order and how dense; kept in this browser under the table's name. */
export const useTablePreferences = (name: string) => {
  const key = `palisade.table.${name}`
  const [preferences, setPreferences] = useState(() => read(key))
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const reset = () => {
    setPreferences(untouched)
    localStorage.removeItem(key)
  }
  return { preferences, change, reset }
}
