/** `2017-08` as `08/2017`. */
export const shownMonth = (month: string) => month.split("-").reverse().join("/");
