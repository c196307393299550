import { defineRecord, type Write } from '#functions/_platform/storage/record.ts'

/** Written with every change of the book of forms, so that two at once do not both find what they stand on. */
export interface FormBox {
  readonly id: string
  readonly changes: number
}

export const formBoxes = defineRecord<FormBox>({ kind: 'formBox', notFound: 'form.notFound' })

const id = 'forms'

/** Reads the box before the book is read; what it answers is written with the change. */
export const openFormBox = async (): Promise<Write> => {
  const box = await formBoxes.byId(id)
  return box === undefined
    ? formBoxes.create({ id, changes: 1 })
    : formBoxes.update(box, { id, changes: box.changes + 1 })
}
