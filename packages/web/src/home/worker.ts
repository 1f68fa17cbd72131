// All of it is in one file of the build, which the page fetches ahead (build/ahead.ts); this one is only its door.
import './begin.ts'
