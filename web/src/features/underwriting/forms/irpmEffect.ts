/** Whether a percentage lowers the premium or raises it, in the trade's word. */
export const irpmEffect = (percentage: number): 'irpm.credit' | 'irpm.debit' | undefined =>
  percentage === 0 ? undefined : percentage < 0 ? 'irpm.credit' : 'irpm.debit'
