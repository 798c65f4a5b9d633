/** Whether this is the framework's development server. The bundler makes it a constant of the build. */
export const isDevelopment = process.env.NODE_ENV === 'development';
