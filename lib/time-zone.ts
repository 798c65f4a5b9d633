/** Opening hours are clock times of this zone for every reader (requirement K-1). */
export const TIME_ZONE = 'Europe/Bucharest';
