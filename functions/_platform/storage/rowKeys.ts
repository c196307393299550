/** How electrodb names a kind of rows in every row of it. */
export const model = (entity: string) => ({ entity, service: 'palisade', version: '1' }) as const

/** The table's own key, of these fields. */
export const primary = <const Pk extends string, const Sk extends string>(pk: readonly Pk[], sk: readonly Sk[]) => ({
  pk: { field: 'pk', composite: [...pk], casing: 'none' as const },
  sk: { field: 'sk', composite: [...sk], casing: 'none' as const },
})
