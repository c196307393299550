/** A cart holds at most five variations to request together (quoting-and-servicing, sections 5 and 9). */
export const cartLimit = 5

export const cartFullMessage = 'You have reached 5 request limit, please delete one to add another variation!'

export const mayAddToCart = (inCart: number): boolean => inCart < cartLimit
