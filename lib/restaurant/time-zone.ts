/** Opening hours are clock times here, wherever the reader is (specification, section 9). */
export const TIME_ZONE = 'Europe/Bucharest';
