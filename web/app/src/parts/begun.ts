/** A complaint as a sentence: with a capital where it begins with a word; the letter of a formula stays as it is. */
export const begun = (message: string): string => message.replace(/^\p{Ll}\p{L}+(?=[ ,])/u, (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1));
