import { unknownApiRoute } from '@/lib/api/server/api-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownApiRoute;
