// Prisma's command line brings a browser for tables, a development server and two drivers that nothing here uses: 130 MB
// in a hundred packages. package.json leaves them out, and this gives the command line nothing where it asks for them.
const Module = require("node:module");

const LEFT_OUT = /^(@prisma\/(dev|studio-core)|mysql2|postgres)(\/|$)/;
const load = Module._load;
Module._load = (name, ...more) => (LEFT_OUT.test(name) ? {} : load(name, ...more));
